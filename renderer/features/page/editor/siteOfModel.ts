import type { editor, UriComponents } from 'monaco-editor/editor'
import type { Site } from '../../../host/scope/site.ts'

import { monaco } from './monaco.ts'

const sites = new WeakMap<editor.ITextModel, Site>()

/** Stores the site whose file a model contains: the code editor’s own services know only the model. */
export function setSiteOfModel(model: editor.ITextModel, site: Site): void {
  sites.set(model, site)
}

/** The site whose file a model contains; `undefined` for a model without a file. */
export const siteOfModel = (model: editor.ITextModel): Site | undefined => sites.get(model)

/** The site of the model with a URI from the arguments of a command. */
export function siteAt(uri: UriComponents): Site | undefined {
  const model = monaco.editor.getModel(monaco.Uri.revive(uri))
  return model ? siteOfModel(model) : undefined
}
