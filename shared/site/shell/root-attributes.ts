import { declaredLanguage } from '../plan/site-language.ts'
import { languageAttributes } from './language.ts'
import { configPicture, type PageContext } from './page-context.ts'

/** The declared language of the page, else that of its title and description. */
function language({ site, page, section }: PageContext): Readonly<Record<string, string>> {
  return languageAttributes(
    declaredLanguage(site.divisions, section.membership),
    page === undefined ? (site.config.name ?? '') : `${page.title} ${page.description ?? ''}`,
  )
}

/** Attributes of a document's root that follow from docs.json and the page's version. */
export function rootAttributes(context: PageContext): Readonly<Record<string, string>> {
  const { modeToggle, backgroundImage } = context.site.config
  const mode = modeToggle?.default
  const isDrawn = configPicture(context, backgroundImage) !== undefined
  return {
    ...language(context),
    ...(mode === 'light' || mode === 'dark' ? { 'data-default': mode } : {}),
    ...(modeToggle?.isHidden === true ? { 'data-fixed': '' } : {}),
    ...(isDrawn ? { 'data-background': '' } : {}),
  }
}

/** The background image of every page, as a CSS rule. */
export function backgroundRule(context: PageContext): string {
  const source = configPicture(context, context.site.config.backgroundImage)
  const quoted = source?.replace(/[^\w!#$%&*+,./:;=?@~-]/g, found =>
    encodeURIComponent(found).replaceAll("'", '%27'),
  )
  // In the document itself: a stylesheet would resolve the file relative to itself.
  return quoted === undefined ? '' : `[data-background] body::before{background-image:url("${quoted}")}`
}
