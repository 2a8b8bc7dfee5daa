import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'

type Messages = Readonly<Record<string, unknown>>

/** One file a language and panel folder: `./en/shell.json`. */
const files = import.meta.glob<Messages>('./*/*.json', { eager: true, import: 'default' })

function resources() {
  const byLanguage: Record<string, Record<string, Messages>> = {}
  for (const [path, messages] of Object.entries(files)) {
    const [, language = 'en', namespace = ''] = path.split(/[/.]+/)
    byLanguage[language] = { ...byLanguage[language], [namespace]: messages }
  }
  return byLanguage
}

/** Makes the words of the interface ready, in the first language of the browser that there is, else in English. */
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
