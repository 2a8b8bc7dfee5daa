import type { editor } from 'monaco-editor/editor'
import { useEffect } from 'react'
import { onReading, reportReading } from '../../state/scroll.ts'

/** How long after the person's last turn of the wheel a scroll is theirs: typing scrolls the editor as well. */
const THEIRS = 700

/** Keeps the editor and the preview of a page at the same place: the pane that the person scrolls leads. */
export function useReadingSync(file: string, made: editor.IStandaloneCodeEditor | undefined): void {
  useEffect(() => {
    const container = made?.getContainerDomNode()
    if (!made || !container) return
    let touched = Number.NEGATIVE_INFINITY
    const touch = ({ type, target }: Event) => {
      const isScrolling = type === 'wheel' || (target instanceof Element && target.closest('.scrollbar'))
      if (isScrolling) touched = performance.now()
    }
    const touches = ['wheel', 'pointerdown', 'pointermove'] as const
    for (const name of touches) container.addEventListener(name, touch, { passive: true, capture: true })
    const scrolled = made.onDidScrollChange(({ scrollTopChanged }) => {
      const line = made.getVisibleRanges()[0]?.startLineNumber
      const isTheirs = performance.now() - touched < THEIRS
      if (scrollTopChanged && line !== undefined && isTheirs) reportReading({ file, line, from: 'editor' })
    })
    const stop = onReading('editor', reading => {
      if (reading.file === file) made.setScrollTop(made.getTopForLineNumber(reading.line))
    })
    return () => {
      for (const name of touches) container.removeEventListener(name, touch, { capture: true })
      scrolled.dispose()
      stop()
    }
  }, [file, made])
}
