import type { editor } from 'monaco-editor/editor'
import { useEffect } from 'react'
import { useSite } from '../../../host/scope/site.ts'
import {
  lineAt,
  type Mark,
  type Room,
  readingPosition,
  scrollFor,
  topOf,
} from '../../../preview-frame/scroll-math.ts'
import { onLinkedScroll, reportScroll } from '../../preview/linkedScrolling.ts'

/** How long after the last wheel event a scroll counts as the person’s: typing scrolls the editor as well. */
const THEIRS = 700

type Editor = editor.IStandaloneCodeEditor

const roomOf = (createdEditor: Editor): Room => ({
  height: createdEditor.getLayoutInfo().height,
  whole: createdEditor.getScrollHeight(),
})

/** The tops of a line and the next one; long lines are wrapped. */
function marksAt(createdEditor: Editor, line: number): readonly Mark[] {
  const last = createdEditor.getModel()?.getLineCount() ?? 1
  const own = Math.min(Math.max(1, Math.floor(line)), last)
  const end = own === last ? createdEditor.getScrollHeight() : createdEditor.getTopForLineNumber(own + 1)
  return [
    { line: own, top: own === 1 ? 0 : createdEditor.getTopForLineNumber(own) },
    { line: own + 1, top: end },
  ]
}

function lineReadIn(createdEditor: Editor): number {
  const place = readingPosition(createdEditor.getScrollTop(), roomOf(createdEditor))
  let [low, high] = [1, createdEditor.getModel()?.getLineCount() ?? 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (createdEditor.getTopForLineNumber(middle) <= place) low = middle
    else high = middle - 1
  }
  return lineAt(place, marksAt(createdEditor, low))
}

const isScrolling = (event: Event) =>
  event instanceof KeyboardEvent
    ? event.key === 'PageDown' || event.key === 'PageUp'
    : event.type === 'wheel' ||
      (event.target instanceof Element && event.target.closest('.scrollbar') !== null)

/** Scrolls the editor and the preview of a page together: the pane that the person scrolls leads. */
export function useLinkedScrolling(file: string, createdEditor: Editor | undefined): void {
  const site = useSite()
  useEffect(() => {
    const container = createdEditor?.getContainerDomNode()
    if (!createdEditor || !container) return
    let [touched, led] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
    const touch = (event: Event) => {
      if (isScrolling(event)) touched = performance.now()
    }
    const touches = ['wheel', 'pointerdown', 'pointermove', 'keydown'] as const
    for (const name of touches) container.addEventListener(name, touch, { passive: true, capture: true })
    const scrolled = createdEditor.onDidScrollChange(({ scrollTopChanged }) => {
      // A scroll that the preview caused is not sent back to it.
      const isTheirs = touched > led && performance.now() - touched < THEIRS
      if (!scrollTopChanged || !isTheirs) return
      const lines = createdEditor.getModel()?.getLineCount() ?? 0
      reportScroll(site, { file, line: lineReadIn(createdEditor), lines, from: 'editor' })
    })
    const stop = onLinkedScroll(site, 'editor', position => {
      if (position.file !== file || !createdEditor.getModel()) return
      led = performance.now()
      createdEditor.setScrollTop(
        scrollFor(topOf(position.line, marksAt(createdEditor, position.line)), roomOf(createdEditor)),
      )
    })
    return () => {
      for (const name of touches) container.removeEventListener(name, touch, { capture: true })
      scrolled.dispose()
      stop()
    }
  }, [file, createdEditor, site])
}
