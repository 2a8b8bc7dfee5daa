import { encodePath, pageHref, type Urls } from './routes.ts'

/** The full address of a file of the site; `url` is the site's own address, ending with a slash. */
export const addressOf = (url: string, path: string): string => url + encodePath(path)

/** The full address of a page. */
export const pageAddress = (url: string, path: string, urls?: Urls): string =>
  pageHref(url, path, urls).replace(/(^|\/)index\.html$/, '$1')
