import { create } from 'zustand'

/** Where the person reads: the top line of a page, and which pane they scrolled. */
export interface Reading {
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly from: 'editor' | 'preview'
}

/** The latest place that was scrolled to; the pane that did not cause it follows. */
export const useReading = create<{ readonly reading?: Reading }>(() => ({}))

let hushedUntil = 0

/** For a moment panes do not follow each other: the person was led somewhere by what they pressed in one of them. */
export function hushReading(): void {
  hushedUntil = performance.now() + 600
}

/** Says where a pane was scrolled to by the person. */
export function reportReading(reading: Reading): void {
  if (performance.now() > hushedUntil) useReading.setState({ reading })
}

/** Calls `follow` with the lines that the other pane was scrolled to, until the returned function is called. */
export const onReading = (pane: Reading['from'], follow: (reading: Reading) => void): (() => void) =>
  useReading.subscribe(({ reading }) => reading && reading.from !== pane && follow(reading))
