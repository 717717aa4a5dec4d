// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What comes into the page over several of its pictures, so that none of them keeps a person waiting.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Frame } from "../store/presenter";
import { useController } from "./controller";
import { slide } from "./motion";

/** The pictures that have been shown since what asks came into the page, up to so many. */
export function usePictures(most: number): number {
  const [pictures, count] = useState(0);
  useLayoutEffect(() => {
    if (pictures === most) return;
    const next = requestAnimationFrame(() => setTimeout(() => count(pictures + 1)));
    return () => cancelAnimationFrame(next);
  }, [pictures, most]);
  return pictures;
}

/** Whether the cards of a box may lie in it: after so many pictures. In a new hand they slide there from the transform given. */
export function useDealt(
  box: RefObject<Element | null>,
  { events }: Frame,
  from: string,
  pictures: number,
): boolean {
  const { session } = useController();
  const dealt = useRef(events.some(({ type }) => type === "hand_started"));
  const laid = usePictures(pictures) === pictures;
  useLayoutEffect(() => {
    if (laid && dealt.current && box.current) slide([...box.current.children], from, session.pace.deal);
  }, [box, laid, from, session]);
  return laid;
}
