import type { editor } from 'monaco-editor/editor'
import { findBlock } from '../../../../shared/page/frontmatter/block.ts'
import type { Span, WritingChange } from '../../../../shared/page/writing/lines.ts'
import { monaco } from './monaco.ts'

/** A page that is open in the code editor. */
export interface OpenPage {
  readonly editor: editor.IStandaloneCodeEditor
  readonly model: editor.ITextModel
}

/** The selection; its ends are equal if it is empty. */
export function spanNow({ editor, model }: OpenPage): Span {
  const selection = editor.getSelection()
  if (!selection) return { from: 0, to: 0 }
  return {
    from: model.getOffsetAt(selection.getStartPosition()),
    to: model.getOffsetAt(selection.getEndPosition()),
  }
}

/** A span as a range of the code editor. */
export const rangeOf = ({ model }: OpenPage, { from, to }: Span) =>
  monaco.Range.fromPositions(model.getPositionAt(from), model.getPositionAt(to))

/** Selects a span and scrolls to it. */
export function select(openPage: OpenPage, span: Span): void {
  const range = rangeOf(openPage, span)
  openPage.editor.setSelection(range)
  openPage.editor.revealRangeInCenterIfOutsideViewport(range)
}

/** Applies a change as one step, and moves the focus to the text. */
export function apply(openPage: OpenPage, { edits, selection }: WritingChange): void {
  const { editor } = openPage
  const changes = edits.map(({ offset, length, text }) => ({
    range: rangeOf(openPage, { from: offset, to: offset + length }),
    text,
    forceMoveMarkers: true,
  }))
  if (changes.length > 0) editor.executeEdits('galley', changes)
  if (selection) select(openPage, selection)
  editor.focus()
}

interface SnippetController extends editor.IEditorContribution {
  insert(snippet: string): void
}

/** Replaces a span with a snippet, and goes to its first field. */
export function insertSnippet(openPage: OpenPage, span: Span, snippet: string): void {
  const { editor } = openPage
  select(openPage, span)
  editor.focus()
  editor.getContribution<SnippetController>('snippetController2')?.insert(snippet)
}

/** An offset where blocks are allowed: an offset in the frontmatter becomes the start of the text. */
export function inBody({ model }: OpenPage, span: Span): Span {
  const end = findBlock(model.getValue())?.end ?? 0
  return span.from < end ? { from: end, to: end } : span
}

/** Opens suggestions at the cursor. */
export const offer = ({ editor }: OpenPage): void =>
  editor.trigger('galley', 'editor.action.triggerSuggest', {})
