/** Chromium knows no schemes of ours: each host of one stands for an origin on the web that nobody else answers for. */
const HOSTS = [
  ['app://ui', 'https://ui.app.test'],
  ['preview://site', 'https://site.preview.test'],
] as const

/** A text for Chromium: addresses of the app become those of the web. */
export const toWeb = (text: string): string =>
  HOSTS.reduce((result, [ours, web]) => result.replaceAll(ours, web), text)

/** A text for the app: addresses of the web become its own again. */
export const toApp = (text: string): string =>
  HOSTS.reduce((result, [ours, web]) => result.replaceAll(web, ours), text)

/** Whether an address of the web stands for one of the app. */
export const isOurs = (url: string): boolean =>
  HOSTS.some(([, web]) => url === web || url.startsWith(`${web}/`))
