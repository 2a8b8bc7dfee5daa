import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useTranslation } from 'react-i18next'

/** Sets the locale of what it contains: for numbers, dates, sorting, and direction. */
export function WindowLocale({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation()
  return <I18nProvider locale={localeOf(i18n.language)}>{children}</I18nProvider>
}

/** Tells whether a language of the browser can be used: where the system has none, it is `en-US@posix`. */
function isLanguageTag(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length === 1
  } catch {
    return false
  }
}

/** The system's variant of the language, such as `de-AT`, whose dates look familiar. */
const localeOf = (code: string): string =>
  navigator.languages.find(name => name.split('-')[0] === code && isLanguageTag(name)) ?? code
