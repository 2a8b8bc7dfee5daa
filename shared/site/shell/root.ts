import { configPicture, type Place } from './place.ts'

const TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i
const FROM_THE_RIGHT = /^(?:ar|arc|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)(?:-|$)/i

/** The language of the version that is read, and its direction where that is from the right. */
function language(place: Place): Readonly<Record<string, string>> {
  const { selects } = place.section.belonging
  const locale = place.site.divisions.versions.find(({ name }) => name === selects)?.locale?.trim()
  const lang = locale !== undefined && TAG.test(locale) ? locale : 'en'
  return { lang, ...(FROM_THE_RIGHT.test(lang) ? { dir: 'rtl' } : {}) }
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
