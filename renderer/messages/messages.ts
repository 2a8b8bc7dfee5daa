import { extra, loaders } from 'virtual:languages'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { bestLanguage, LANGUAGES, type Language } from '../../shared/messages/languages.ts'

type Messages = Readonly<Record<string, unknown>>

/** A catalog is in the folder of the components that use it: `features/page/tabs/messages.en.json` is the namespace `tabs`. */
const catalogs = import.meta.glob<Messages>('../**/messages.en.json', { eager: true, import: 'default' })

const NAME = /([^/]+)\/messages\.en\.json$/

/** Messages of the engine: `en/config.json` is the namespace `config`. */
const engine = import.meta.glob<Messages>('../../shared/messages/en/*.json', {
  eager: true,
  import: 'default',
})

const ENGINE_NAME = /([^/]+)\.json$/

const byNamespace = (files: Readonly<Record<string, Messages>>, name: RegExp) =>
  Object.entries(files).map(([path, messages]) => [name.exec(path)?.[1] ?? '', messages] as const)

/** The languages that can be chosen. */
export const languages: readonly Language[] = [...LANGUAGES, ...extra]

/** The language of the system, or the closest one that is offered. */
export const systemLanguage = (): Language => bestLanguage(navigator.languages)

/** The search words of the palette, by the code of each loaded language. */
const words = new Map<string, object>()

/** The search words of the palette in the language of the window; `undefined` for English, whose words are built in. */
export const loadedWords = (): object | undefined => words.get(i18next.language)

async function load(code: string): Promise<void> {
  const loader = loaders[code]
  if (!loader || i18next.hasResourceBundle(code, 'shell')) return
  const loaded = await loader()
  for (const [namespace, messages] of Object.entries(loaded.catalogs))
    i18next.addResourceBundle(code, namespace, messages)
  words.set(code, loaded.words)
}

function mark(code: string): void {
  const { direction } = languages.find(language => language.code === code) ?? { direction: 'ltr' }
  document.documentElement.lang = code
  document.documentElement.dir = direction
}

/** The language that was asked for last. */
let wanted = 'en'

/** Loads the texts of the interface in a language, and shows them, unless another language was asked for meanwhile. */
export async function showLanguage(code: string): Promise<void> {
  wanted = code
  await load(code)
  if (wanted !== code) return
  mark(code)
  await i18next.changeLanguage(code)
}

/** Loads the texts of the interface: English, and those of the language `code`. */
export async function startMessages(code = 'en'): Promise<void> {
  const english = Object.fromEntries([...byNamespace(catalogs, NAME), ...byNamespace(engine, ENGINE_NAME)])
  await i18next.use(initReactI18next).init({
    resources: { en: english },
    lng: 'en',
    fallbackLng: 'en',
    load: 'currentOnly',
    ns: Object.keys(english),
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
  })
  await showLanguage(code)
}
