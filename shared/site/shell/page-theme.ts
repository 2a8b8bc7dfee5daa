import type { Need } from '../base/shipped.ts'
import type { Site } from '../plan/plan.ts'
import { bannerRule } from './banner.ts'
import type { PageContext } from './page-context.ts'
import { backgroundRule } from './root-attributes.ts'
import { fontRules } from './site-fonts.ts'

/** The colors of a site, and rules with addresses that depend on the page. */
export const pageTheme = (context: PageContext): string =>
  context.site.theme + fontRules(context) + backgroundRule(context) + bannerRule(context)

/** What every page of a site needs. */
export const siteNeeds = ({ config }: Site): readonly Need[] => (config.newer === undefined ? [] : ['newer'])
