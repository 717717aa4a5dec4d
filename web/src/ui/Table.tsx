// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { t } from "../i18n";
import type { Frame } from "../store/presenter";
import { BidPanel } from "./BidPanel";
import { Board } from "./Board";
import { ClaimNote, ClaimOffer } from "./Claim";
import { useController } from "./controller";
import { HandOver, MatchOver } from "./Endings";
import { GivePanel } from "./GivePanel";
import { Hand } from "./Hand";
import { HintNote } from "./Hint";
import { Neighbour, You } from "./People";
import { usePictures } from "./pictures";
import { RuleLink } from "./RuleLink";
import { Shelf } from "./Shelf";
import { Speech } from "./Speech";
import { seatAt } from "./seats";
import { Toolbar } from "./Toolbar";
import { Trick } from "./Trick";

export function Table({ frame }: { frame: Frame }) {
  const { session, notice, hint, telling, wishes } = useController();
  const { view, stage } = frame;
  const still = stage === "still";
  const pictures = usePictures(4);
  return (
    <>
      <h1 class="unseen">{t.title}</h1>
      {pictures > 3 && <Board view={view} />}
      {[2, 1, 3].map((at) => (
        <Neighbour key={at} frame={frame} at={at} />
      ))}
      <Speech />
      <section class="cloth" aria-label={t.bench}>
        <Trick frame={frame} />
        {pictures > 2 && view.legal_bids && (
          <BidPanel key={`${view.phase} ${view.legal_bids.blind}`} view={view} legal={view.legal_bids} />
        )}
        {view.give && <GivePanel view={view} give={view.give} />}
        {still && view.can.claim && view.hand.length > 1 && <ClaimOffer />}
        {stage === "claimed" && frame.claim && <ClaimNote view={view} claim={frame.claim} />}
        {(stage === "held" || stage === "claimed") && wishes.get("wait") && (
          <button type="button" class="tag go-on" data-home onClick={() => session.flush()}>
            {t.goOn}
          </button>
        )}
      </section>
      <You view={view} seat={seatAt(view, 0)} />
      <Hand key={view.hand_number} frame={frame} />
      {still && view.phase === "hand_over" && <HandOver view={view} claim={frame.claim} />}
      {still && view.phase === "match_over" && <MatchOver view={view} claim={frame.claim} />}
      {telling.value && hint.value && view.phase === "play" && <HintNote hint={hint.value} />}
      <Shelf view={view} />
      {pictures > 3 && <Toolbar />}
      {notice.value && (
        <p class="notice" data-testid="notice">
          {notice.value.text}{" "}
          {notice.value.clause && (
            <RuleLink clause={notice.value.clause} text={t.byRule(notice.value.clause)} />
          )}
        </p>
      )}
    </>
  );
}
