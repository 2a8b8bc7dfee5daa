import { extra, loaders } from 'virtual:languages'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { bestLanguage, LANGUAGES, type Language } from '../../shared/messages/languages.ts'
import { isolated } from './isolated.ts'
import { english as later, type Messages } from './later-english.ts'

/** The texts around a window, which are all that it shows before its host greets it. */
const shell = import.meta.glob<Messages>('../shell/messages.en.json', { eager: true, import: 'default' })

/** The languages that can be chosen. */
export const languages: readonly Language[] = [...LANGUAGES, ...extra]

/** The language of the system, or the closest one that is offered. */
export const systemLanguage = (): Language => bestLanguage(navigator.languages)

/** The search words of the palette, by the code of each loaded language. */
const words = new Map<string, object>()

/** The search words of the palette in the language of the window; `undefined` for English, whose words are built in. */
export const loadedWords = (): object | undefined => words.get(i18next.language)

function add(code: string, catalogs: Readonly<Record<string, object>>): void {
  for (const [namespace, messages] of Object.entries(catalogs))
    i18next.addResourceBundle(code, namespace, messages)
}

/** Loads the texts around the window. */
async function loadFirst(code: string): Promise<void> {
  const loaded = await loaders[code]?.()
  if (loaded) add(code, loaded.catalogs)
}

/** Loads all other texts. Their loaders are outside of the window's first script, which must not wait for them. */
async function loadLater(code: string): Promise<void> {
  if (code === 'en' || words.has(code)) return
  const { laterLoaders } = await import('virtual:later-languages')
  const loaded = await laterLoaders[code]?.()
  if (!loaded) return
  add(code, loaded.catalogs)
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
  await Promise.all([loadFirst(code), loadLater(code)])
  await change(code)
}

async function change(code: string): Promise<void> {
  if (wanted !== code) return
  mark(code)
  await i18next.changeLanguage(code)
}

/** Adds all English texts to those around the window. */
function addEnglish(english: Readonly<Record<string, Messages>>): void {
  Object.assign(later, english)
  add('en', english)
}

/** Loads the texts around the window in the language `code`; `all` resolves when its other texts and those in English have arrived, too. */
export async function startMessages(code = 'en'): Promise<{ readonly all: Promise<unknown> }> {
  const rest = import('./english.ts')
  await i18next.use(initReactI18next).init({
    resources: { en: { shell: Object.values(shell)[0] ?? {} } },
    lng: 'en',
    fallbackLng: 'en',
    load: 'currentOnly',
    defaultNS: 'shell',
    interpolation: {
      escapeValue: true,
      escape: value => (document.documentElement.dir === 'rtl' ? isolated(value) : value),
    },
  })
  const all = Promise.all([rest.then(({ english }) => addEnglish(english)), loadLater(code)])
  wanted = code
  await loadFirst(code)
  await change(code)
  return { all }
}
