import { t } from 'i18next'
import type { editor, IPosition, languages, UriComponents } from 'monaco-editor/editor'
import { monaco } from '../editor/monaco.ts'
import { PAGE_LANGUAGE } from '../editor/pageLanguage.ts'
import { siteAt, siteOfModel } from '../editor/siteOfModel.ts'
import { fileOf } from '../writing/pageReading.ts'
import { addSiteWord } from './dictionary.ts'
import { showDictionary } from './dictionaryShown.ts'
import { pageLanguages } from './pageLanguages.ts'
import { suggestionsFor } from './speller.ts'

/** The owner of the spelling marks. */
export const SPELLING = 'galley.spelling'
const ADD = 'galley.spelling.add'
const SHOW = 'galley.spelling.show'

monaco.editor.registerCommand(ADD, (_accessor, uri: UriComponents, word: string) => {
  const site = siteAt(uri)
  if (site) addSiteWord(site, word)
})
monaco.editor.registerCommand(SHOW, (_accessor, uri: UriComponents) => {
  const site = siteAt(uri)
  if (site) showDictionary(site, true)
})

const replacement = (
  model: editor.ITextModel,
  marker: editor.IMarkerData,
  text: string,
): languages.CodeAction => ({
  title: t('page:spelling.change', { word: text }),
  kind: 'quickfix',
  diagnostics: [marker],
  edit: {
    edits: [{ resource: model.uri, versionId: model.getVersionId(), textEdit: { range: marker, text } }],
  },
})

/** Suggestions for a word of a page, in the languages of the page. */
export async function suggestionsOn(model: editor.ITextModel, word: string): Promise<readonly string[]> {
  const site = siteOfModel(model)
  return site ? suggestionsFor(word, pageLanguages(site, fileOf(model))) : []
}

async function fixesFor(
  model: editor.ITextModel,
  marker: editor.IMarkerData,
): Promise<languages.CodeAction[]> {
  const word = model.getValueInRange(marker)
  const title = t('page:spelling.add', { word })
  const add = {
    title,
    kind: 'quickfix',
    diagnostics: [marker],
    command: { id: ADD, title, arguments: [model.uri, word] },
  }
  const said = t('page:spelling.show')
  const show = {
    title: said,
    kind: 'quickfix',
    diagnostics: [marker],
    command: { id: SHOW, title: said, arguments: [model.uri] },
  }
  const suggestions = await suggestionsOn(model, word)
  return [...suggestions.map(text => replacement(model, marker, text)), add, show]
}

/** The words of a selection that get fixes; of a long selection the first. */
function misspelt(markers: readonly editor.IMarkerData[], line: number): readonly editor.IMarkerData[] {
  return markers
    .filter(({ source, startLineNumber }) => source === SPELLING && startLineNumber >= line)
    .slice(0, 3)
}

/** Looks up the suggestions that the fixes at a position need. */
export async function suggestionsAt(model: editor.ITextModel, position: IPosition): Promise<void> {
  const here = monaco.editor
    .getModelMarkers({ owner: SPELLING, resource: model.uri })
    .filter(marker => monaco.Range.containsPosition(marker, position))
  const words = misspelt(here, position.lineNumber).map(marker => model.getValueInRange(marker))
  await Promise.all(words.map(word => suggestionsOn(model, word)))
}

monaco.languages.registerCodeActionProvider(PAGE_LANGUAGE, {
  async provideCodeActions(model, range, { markers }) {
    const version = model.getVersionId()
    const words = misspelt(markers, range.startLineNumber)
    const fixes = await Promise.all(words.map(marker => fixesFor(model, marker)))
    const isOld = model.isDisposed() || model.getVersionId() !== version
    return { actions: isOld ? [] : fixes.flat(), dispose: () => undefined }
  },
})
