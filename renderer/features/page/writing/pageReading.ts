import type { editor } from 'monaco-editor/editor'
import type { ParsedPage } from '../../../../shared/page/parse/parsed-page.ts'
import { isOutdated, readPageText } from '../../../host/documents/read-page.ts'

/** A page in the code editor. Offsets are those of the editor’s model, which treats all line endings alike. */
export interface ModelPage {
  readonly version: number
  readonly text: string
  readonly page: ParsedPage
}

const pages = new WeakMap<editor.ITextModel, ModelPage>()

/** The file that a model shows. */
export const fileOf = (model: editor.ITextModel): string => model.uri.path.slice(1)

/** The current page, parsed once for each version and incrementally. */
export function modelPageOf(model: editor.ITextModel): ModelPage {
  const version = model.getVersionId()
  const before = pages.get(model)
  if (before?.version === version && !isOutdated(before.page)) return before
  const text = model.getValue()
  const parsed = { version, text, page: readPageText(fileOf(model), text, before?.page) }
  pages.set(model, parsed)
  return parsed
}
