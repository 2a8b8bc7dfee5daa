import type { Urls } from '../../../shared/site/base/routes.ts'
import { onPress } from './press.ts'

/** The form of the addresses of this site's pages. */
export const urlsOfSite = (): Urls => (document.documentElement.dataset.urls === 'clean' ? 'clean' : 'html')

/** Makes links to folders lead to the page in them if the site was opened from a disk, where no host does that. */
export function startCleanLinks(): void {
  if (location.protocol !== 'file:' || urlsOfSite() === 'html') return
  onPress('a[href]', element => {
    if (!(element instanceof HTMLAnchorElement) || element.protocol !== 'file:') return
    element.pathname = element.pathname.replace(/\/$/, '/index.html')
  })
}
