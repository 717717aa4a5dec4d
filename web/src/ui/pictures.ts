// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What comes into the page over several of its pictures, so that none of them keeps a person waiting.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Frame } from "../store/presenter";
import { useController } from "./controller";
import { slide } from "./motion";

/** In how many pictures the caller has been so far, up to so many. */
export function usePictures(most: number): number {
  const [pictures, count] = useState(0);
  useLayoutEffect(() => {
    if (pictures === most) return;
    let after: ReturnType<typeof setTimeout> | undefined;
    const next = requestAnimationFrame(() => {
      after = setTimeout(() => count(pictures + 1));
    });
    return () => {
      cancelAnimationFrame(next);
      clearTimeout(after);
    };
  }, [pictures, most]);
  return pictures;
}

/**
 * Whether the cards of a box may lie in it: after so many pictures. In a new hand, unless it has gone on by then, they slide
 * there from the transform given.
 */
export function useDealt(
  box: RefObject<Element | null>,
  { events }: Frame,
  from: string,
  pictures: number,
): boolean {
  const { session } = useController();
  const dealt = useRef(false);
  dealt.current = events.some(({ type }) => type === "hand_started");
  const laid = usePictures(pictures) === pictures;
  useLayoutEffect(() => {
    if (laid && dealt.current && box.current) slide([...box.current.children], from, session.pace.deal);
  }, [box, laid, from, session]);
  return laid;
}
