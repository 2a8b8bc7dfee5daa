import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useTranslation } from 'react-i18next'

/** Sets the locale of what it contains: for numbers, dates, sorting, and direction. */
export function WindowLocale({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation()
  return <I18nProvider locale={localeOf(i18n.language)}>{children}</I18nProvider>
}

/** The system's variant of the language, such as `de-AT`, whose dates look familiar. */
const localeOf = (code: string): string => navigator.languages.find(tag => tag.split('-')[0] === code) ?? code
