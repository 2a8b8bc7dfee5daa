import { encodePath, outputOf } from './routes.ts'

/** The full address of a file of the site; `url` is the site's own address, ending with a slash. */
export const addressOf = (url: string, path: string): string => url + encodePath(path)

/** The full address of a page. */
export const pageAddress = (url: string, path: string): string =>
  addressOf(url, outputOf(path)).replace(/(^|\/)index\.html$/, '$1')
