import type { SettingsForm } from '../../../shared/config/schema/schema.ts'

const OLDER: ReadonlyMap<string, string> = new Map([
  ['header', '/topbarLinks'],
  ['tabs', '/tabs'],
  ['sidebar', '/navigation'],
  ['pager', '/navigation'],
  ['footer', '/footerSocials'],
])

const NEWER: ReadonlyMap<string, string> = new Map([
  ['banner', '/banner'],
  ['header', '/navbar'],
  ['tabs', '/navigation'],
  ['sidebar', '/navigation'],
  ['pager', '/navigation'],
  ['footer', '/footer'],
])

/** The setting that affects a region of the page’s frame, in the form of the file. */
export const settingOfRegion = (
  region: string | undefined,
  form: SettingsForm | undefined,
): string | undefined => (region === undefined ? undefined : (form === 'newer' ? NEWER : OLDER).get(region))
