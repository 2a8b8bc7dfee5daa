import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useTranslation } from 'react-i18next'

/** Gives what it holds the language of the window: for its numbers, dates, order and direction. */
export function WindowLocale({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation()
  return <I18nProvider locale={localeOf(i18n.language)}>{children}</I18nProvider>
}

/** The variant of the language that the system prefers, such as `de-AT`: its dates are what the person knows. */
const localeOf = (code: string): string => navigator.languages.find(tag => tag.split('-')[0] === code) ?? code
