import { languageAttributes } from './language.ts'
import { configPicture, type Place } from './page-context.ts'

/** The language of the version that is read, else of the page. */
function language({ site, page, section }: Place): Readonly<Record<string, string>> {
  const { selects } = section.belonging
  const { locale } = site.divisions.versions.find(({ name }) => name === selects) ?? {}
  return languageAttributes(
    locale,
    page === undefined ? (site.config.name ?? '') : `${page.title} ${page.description ?? ''}`,
  )
}

/** Attributes of a document's root that follow from docs.json and the page's version. */
export function rootAttributes(place: Place): Readonly<Record<string, string>> {
  const { modeToggle, backgroundImage } = place.site.config
  const mode = modeToggle?.default
  const isDrawn = configPicture(place, backgroundImage) !== undefined
  return {
    ...language(place),
    ...(mode === 'light' || mode === 'dark' ? { 'data-default': mode } : {}),
    ...(modeToggle?.isHidden === true ? { 'data-fixed': '' } : {}),
    ...(isDrawn ? { 'data-background': '' } : {}),
  }
}

/** The picture behind every page, as a rule of its own. */
export function backgroundRule(place: Place): string {
  const source = configPicture(place, place.site.config.backgroundImage)
  const quoted = source?.replace(/[^\w!#$%&*+,./:;=?@~-]/g, found =>
    encodeURIComponent(found).replaceAll("'", '%27'),
  )
  // Inside the document itself: a stylesheet would look for the file beside itself.
  return quoted === undefined ? '' : `[data-background] body::before{background-image:url("${quoted}")}`
}
