import { t } from 'i18next'

/** Puts what is said of one thing after each other, with the pauses that the language writes; empty parts are left out. */
export const withPauses = (parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(t('shell:pause'))
