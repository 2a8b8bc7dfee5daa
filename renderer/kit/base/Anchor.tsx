import type { RefObject } from 'react'
import styles from './Anchor.module.css'

/** A place in the window, in pixels from its top left. */
export interface AnchorPlace {
  readonly x: number
  readonly y: number
  readonly width?: number
  readonly height?: number
}

interface AnchorProps {
  readonly ref: RefObject<HTMLSpanElement | null>
  readonly at: AnchorPlace | undefined
}

/** An invisible element at a place of the window, for what opens beside something that is no element of ours. */
export function Anchor({ ref, at }: AnchorProps) {
  return (
    <span
      ref={ref}
      // The place counts from the left, whichever way the window is read.
      dir="ltr"
      className={styles.anchor}
      style={{
        insetBlockStart: at?.y ?? 0,
        insetInlineStart: at?.x ?? 0,
        inlineSize: at?.width ?? 1,
        blockSize: at?.height ?? 1,
      }}
      aria-hidden
    />
  )
}
