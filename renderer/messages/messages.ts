import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'

type Messages = Readonly<Record<string, unknown>>

/** A catalog is in the folder of the components that use it: `features/page/tabs/messages.en.json` is the namespace `tabs`. */
const catalogs = import.meta.glob<Messages>('../**/messages.*.json', { eager: true, import: 'default' })

const NAME = /([^/]+)\/messages\.([^.]+)\.json$/

/** Messages of the engine: `en/config.json` is the namespace `config`. */
const engine = import.meta.glob<Messages>('../../shared/messages/*/*.json', {
  eager: true,
  import: 'default',
})

const ENGINE_NAME = /([^/]+)\/([^/]+)\.json$/

/** All messages: by language, then by namespace. */
function resources() {
  const byLanguage: Record<string, Record<string, Messages>> = {}
  for (const [path, messages] of Object.entries(catalogs)) {
    const [, namespace = '', language = 'en'] = NAME.exec(path) ?? []
    byLanguage[language] = { ...byLanguage[language], [namespace]: messages }
  }
  for (const [path, messages] of Object.entries(engine)) {
    const [, language = 'en', namespace = ''] = ENGINE_NAME.exec(path) ?? []
    byLanguage[language] = { ...byLanguage[language], [namespace]: messages }
  }
  return byLanguage
}

/** Loads the texts of the interface, in the first of the browser's languages that has catalogs, or else in English. */
export async function startMessages(): Promise<void> {
  const all = resources()
  const wanted = navigator.languages.map(language => language.split('-')[0] ?? language)
  await i18next.use(initReactI18next).init({
    resources: all,
    lng: wanted.find(language => language in all) ?? 'en',
    fallbackLng: 'en',
    ns: Object.keys(all.en ?? {}),
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
  })
}
