import type { editor } from 'monaco-editor/editor'
import { parsePage } from '../../../../shared/page/parse/parse.ts'
import type { ParsedPage } from '../../../../shared/page/parse/parsed-page.ts'

/** A page in the code editor. Offsets are those of the editor’s model, which treats all line endings alike. */
export interface Reading {
  readonly version: number
  readonly text: string
  readonly page: ParsedPage
}

const readings = new WeakMap<editor.ITextModel, Reading>()

/** The file that a model shows. */
export const fileOf = (model: editor.ITextModel): string => model.uri.path.slice(1)

/** The current page, parsed once for each version and incrementally. */
export function readingOf(model: editor.ITextModel): Reading {
  const version = model.getVersionId()
  const before = readings.get(model)
  if (before?.version === version) return before
  const text = model.getValue()
  const reading = { version, text, page: parsePage(fileOf(model), text, before?.page) }
  readings.set(model, reading)
  return reading
}
