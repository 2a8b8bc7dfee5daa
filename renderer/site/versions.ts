import { onPress } from './base/press.ts'
import { storedForTab, storeForTab } from './base/storage.ts'
import { hasVersion, showVersion, versionRemembered } from './base/version.ts'
import { root } from './search-button.ts'

// Sites of one host, and those opened from folders, share one storage.
const key = `version ${root}`

/** Stores the version of this page, or shows the stored version around a page of all versions. */
function settle(): void {
  const version = versionRemembered()
  if (version === undefined) showVersion(document, storedForTab(key))
  else storeForTab(key, version)
}

function choose(link: HTMLElement, event: MouseEvent): void {
  const version = link.dataset.shows
  if (version === undefined || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  storeForTab(key, version)
  if (!hasVersion(version)) return
  event.preventDefault()
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.versions')) menu.open = false
  showVersion(document, version)
  document.querySelector<HTMLElement>('.versions:not([hidden]) summary')?.focus()
}

/** Keeps a reader in the version opened or chosen last, also on pages of all versions. */
export function startVersions(): void {
  onPress('.versions [data-shows]', choose)
  // On going back, the browser restores a page as it was left.
  addEventListener('pageshow', settle)
  settle()
}
