import { useMemo } from 'react'
import type { Divisions } from '../../../../shared/config/navigation/divisions.ts'
import { pagePath } from '../../../../shared/config/navigation/page-path.ts'
import { declaredLanguage, defaultLanguage } from '../../../../shared/site/plan/site-language.ts'
import type { Site } from '../../../host/scope/site.ts'
import { useConfig } from '../../../host/site/config.ts'
import { divisionsOf, useDivisions } from '../../../host/site/divisions.ts'
import { languagesOf, type SpellingLanguage } from './languages.ts'

function languagesIn(divisions: Divisions, file: string): readonly SpellingLanguage[] {
  const declared = declaredLanguage(divisions, divisions.of(pagePath(file)))
  return languagesOf(file, declared, defaultLanguage(divisions))
}

/** The languages that a page is checked in now. */
export const pageLanguages = (site: Site, file: string): readonly SpellingLanguage[] =>
  languagesIn(divisionsOf(useConfig.of(site).getState().reading), file)

/** The languages that a page is checked in: the same list until they change. */
export function usePageLanguages(file: string): readonly SpellingLanguage[] {
  const divisions = useDivisions()
  const key = languagesIn(divisions, file).join(' ')
  return useMemo(() => key.split(' ').filter(Boolean) as SpellingLanguage[], [key])
}
