import type { editor, UriComponents } from 'monaco-editor/editor'
import type { Site } from '../../../host/scope/site.ts'

import { monaco } from './monaco.ts'

const sites = new WeakMap<editor.ITextModel, Site>()

/** Notes the site whose file a model holds: the code editor's own services know only the model. */
export function setSiteOfModel(model: editor.ITextModel, site: Site): void {
  sites.set(model, site)
}

/** The site whose file a model holds; `undefined` for a model that holds no file. */
export const siteOfModel = (model: editor.ITextModel): Site | undefined => sites.get(model)

/** The site of the model at an address that came back in the arguments of a command. */
export function siteAt(uri: UriComponents): Site | undefined {
  const model = monaco.editor.getModel(monaco.Uri.revive(uri))
  return model ? siteOfModel(model) : undefined
}
