/** Chromium does not know our schemes: each of their hosts is an origin on the web here, at which no server is. */
const HOSTS = [
  ['app://ui', 'https://ui.app.test'],
  ['preview://site', 'https://site.preview.test'],
] as const

/** Returns a text for Chromium: addresses of the app become addresses on the web. */
export const toWeb = (text: string): string =>
  HOSTS.reduce((result, [ours, web]) => result.replaceAll(ours, web), text)

/** Returns a text for the app: addresses on the web become its own again. */
export const toApp = (text: string): string =>
  HOSTS.reduce((result, [ours, web]) => result.replaceAll(web, ours), text)

/** Returns whether an address on the web stands for one of the app. */
export const isOurs = (url: string): boolean =>
  HOSTS.some(([, web]) => url === web || url.startsWith(`${web}/`))
