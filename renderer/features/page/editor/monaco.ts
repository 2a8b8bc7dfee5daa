import i18next from 'i18next'
import * as monaco from 'monaco-editor/editor'
import EditorWorker from 'monaco-editor/editor/editor.worker?worker'
import 'monaco-editor/features/register.all'
import 'monaco-editor/languages/definitions/css/register'
import 'monaco-editor/languages/definitions/go/register'
import 'monaco-editor/languages/definitions/html/register'
import 'monaco-editor/languages/definitions/java/register'
import 'monaco-editor/languages/definitions/javascript/register'
import 'monaco-editor/languages/definitions/markdown/register'
import 'monaco-editor/languages/definitions/python/register'
import 'monaco-editor/languages/definitions/shell/register'
import 'monaco-editor/languages/definitions/typescript/register'
import 'monaco-editor/languages/definitions/yaml/register'
import { StandaloneServices } from 'monaco-editor/editor/standalone/browser/standaloneServices'
import JsonWorker from 'monaco-editor/languages/features/json/json.worker?worker'
import { jsonDefaults } from 'monaco-editor/languages/features/json/register'
import { type SettingsForm, schemas } from '../../../../shared/config/schema/schema.ts'
import type { Word } from '../../../../shared/site/texts/word-list.ts'
import { localSchema } from '../../../fields/base/localSchema.ts'
import { editorThemes } from './editorColors.ts'
import './ownSelection.ts'
import './readAtRest.ts'
import './stillScroll.ts'
import './tableLines.ts'
import './unmeasured.ts'
import { rememberedNothing } from './editorStorage.ts'
import { PAGE_LANGUAGE, pageConfiguration, pageTokens } from './pageLanguage.ts'
import { withWordKeys } from './wordKeys.ts'

self.MonacoEnvironment = {
  getWorker: (_id, label) => (label === 'json' ? new JsonWorker() : new EditorWorker()),
}

// Before anything else: the editor’s services cannot be replaced later.
StandaloneServices.initialize(rememberedNothing)

monaco.languages.register({ id: PAGE_LANGUAGE, extensions: ['.mdx', '.md'] })
monaco.languages.setLanguageConfiguration(PAGE_LANGUAGE, pageConfiguration)
monaco.languages.setMonarchTokensProvider(PAGE_LANGUAGE, pageTokens)
for (const [name, theme] of Object.entries(editorThemes)) monaco.editor.defineTheme(name, theme)

/** The form of the docs.json that is shown, and the words that its site may replace. */
let shown: { readonly form: SettingsForm; readonly words: readonly Word[] } = { form: 'older', words: [] }

/** The schema completes and explains keys. Problems are reported by the engine, in the same words everywhere. */
const explainKeys = () =>
  jsonDefaults.setDiagnosticsOptions({
    validate: false,
    allowComments: true,
    enableSchemaRequest: false,
    schemas: [
      {
        uri: 'galley://docs.schema.json',
        fileMatch: ['**/docs.json'],
        schema: withWordKeys(localSchema(schemas[shown.form]), shown.words),
      },
    ],
  })
explainKeys()
i18next.on('languageChanged', explainKeys)

/** Explains the keys of docs.json in one of its forms, with the names of words. */
export function explainForm(form: SettingsForm, words: readonly Word[]): void {
  if (form === shown.form && words === shown.words) return
  shown = { form, words }
  explainKeys()
}

export { monaco }
