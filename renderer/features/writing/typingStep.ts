import type { TextEdits } from '../../../shared/text/edit.ts'
import { createTyping } from '../../host/documents/typingSteps.ts'
import { perSite } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import type { TextRange } from '../../preview-frame/writing/protocol.ts'

/** Something that is written in a text that is not of the page's body. */
export interface WrittenText extends TextRange {
  readonly action: string
  readonly text: string
  /** The undo step that it belongs to, if that is not one of typing. */
  readonly step: { readonly label: string; readonly merge: string } | undefined
}

const typingOf = perSite(() => createTyping(() => performance.now()))

/** The undo step that typing on the page belongs to. */
export const typingStep = (site: Site, file: string, edits: TextEdits): string =>
  `${file}:page:${typingOf(site)(edits)}`

const dragsOf = perSite(() => ({ count: 0 }))

/** Starts the undo step of words that are dragged on the page. */
export function startDragStep(site: Site): void {
  dragsOf(site).count++
}

/** The undo step of the words that are dragged: they come to one text and leave another. */
export const dragStep = (site: Site, file: string): string => `${file}:page:drag-${dragsOf(site).count}`
