import { type Html, none } from '../base/html.ts'
import type { Need } from '../base/shipped.ts'
import { styleAddress } from '../base/style-address.ts'
import type { Site } from '../plan/plan.ts'
import { rootedStyles } from '../styles/files.ts'
import { bannerRule } from './banner.ts'
import type { PageContext } from './page-context.ts'
import { backgroundRule } from './root-attributes.ts'
import { fontRules } from './site-fonts.ts'

/** The colors of a site, and rules with addresses that depend on the page. */
export const pageTheme = (context: PageContext): string =>
  rootedStyles(context.site.theme, styleAddress(context.prefix)) +
  fontRules(context) +
  backgroundRule(context) +
  bannerRule(context)

/** What every page of a site of the newer form needs, and any page with one of these parts. */
export const siteNeeds = ({ config }: Site, parts: readonly (Html | undefined)[] = []): readonly Need[] =>
  config.newer !== undefined || parts.some(part => part !== undefined && part !== none) ? ['newer'] : []
