import { divisionIn } from '../../config/navigation/division.ts'
import type { NewerSettings } from '../../config/schema/settings.ts'
import { languageAttributes } from '../base/language.ts'
import { styleAddress } from '../base/style-address.ts'
import { declaredLanguage } from '../plan/site-language.ts'
import { configPicture, type PageContext } from './page-context.ts'

/** The declared language of the page, that of its folder, or else that of its text. */
function language(
  { site, page, path, section }: PageContext,
  start: string,
): Readonly<Record<string, string>> {
  return languageAttributes(
    declaredLanguage(site.divisions, section.membership) ?? site.languageOfFolder(path),
    page === undefined ? (site.config.name ?? '') : `${page.title} ${page.description ?? ''} ${start}`,
  )
}

/** Attributes of a document's root that follow from docs.json and the page's version; `start` is the start of its text. */
export function rootAttributes(context: PageContext, start = ''): Readonly<Record<string, string>> {
  const { modeToggle, backgroundImage } = context.site.config
  const mode = modeToggle?.default
  const isDrawn = configPicture(context, backgroundImage) !== undefined
  return {
    ...language(context, start),
    ...divisionAttributes(context),
    ...(context.site.routes.urls === 'clean' ? { 'data-urls': 'clean' } : {}),
    ...(mode === 'light' || mode === 'dark' ? { 'data-default': mode } : {}),
    ...(modeToggle?.isHidden === true ? { 'data-fixed': '' } : {}),
    ...(isDrawn ? { 'data-background': '' } : {}),
    ...newerAttributes(context),
  }
}

/** The arrangement that stands for each theme: header and tabs, a leading sidebar, or a card. */
const SHELLS: Readonly<Record<NonNullable<NewerSettings['theme']>, 'header' | 'sidebar' | 'card'>> = {
  mint: 'header',
  aspen: 'header',
  palm: 'header',
  sequoia: 'header',
  maple: 'sidebar',
  willow: 'sidebar',
  linden: 'sidebar',
  almond: 'card',
  luma: 'card',
}

const DECORATIONS: ReadonlySet<unknown> = new Set(['gradient', 'grid', 'windows'])

/** What only the newer form sets. */
function newerAttributes({ site }: PageContext): Readonly<Record<string, string>> {
  const { newer } = site.config
  if (newer === undefined) return {}
  const { background, interaction, styling, theme = 'mint' } = newer
  const decoration = background?.decoration
  return {
    'data-shell': SHELLS[theme],
    'data-look': theme,
    ...(decoration !== undefined && DECORATIONS.has(decoration) ? { 'data-decoration': decoration } : {}),
    ...(interaction?.drilldown === true ? { 'data-drilldown': '' } : {}),
    ...(styling?.codeblocks === 'dark' ? { 'data-code': 'dark' } : {}),
  }
}

/** The background image of every page, as CSS rules; the newer form has one for each mode. */
export function backgroundRule(context: PageContext): string {
  const { backgroundImage, newer } = context.site.config
  const image = newer?.background?.image
  const { light, dark } = typeof image === 'object' ? image : {}
  const both = rule(context, backgroundImage, '')
  if (light === undefined || dark === undefined) return both
  const inDark = rule(context, dark, '[data-mode="dark"]')
  const bySystem = rule(context, dark, ':not([data-mode])')
  return `${both}${inDark}${bySystem === '' ? '' : `@media(prefers-color-scheme:dark){${bySystem}}`}`
}

function rule(context: PageContext, image: unknown, when: string): string {
  const source = configPicture(context, image)
  // In the document itself: a stylesheet would resolve the file relative to itself.
  return source === undefined
    ? ''
    : `[data-background]${when} body::before{background-image:url("${styleAddress(source)}")}`
}

/** The language of the site that the page belongs to: the search finds pages of this language. */
function divisionAttributes({ section }: PageContext): Readonly<Record<string, string>> {
  const language = divisionIn(section.membership, 'language')?.name
  return language === undefined ? {} : { 'data-language': language }
}
