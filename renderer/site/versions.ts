import { onPress } from './base/press.ts'
import { store, stored } from './base/storage.ts'
import { hasVersion, showVersion, versionRemembered } from './base/version.ts'
import { root } from './search-button.ts'

// Sites of one host, and those opened from folders, share one store.
const key = `version ${root}`

/** Milliseconds after which nothing of the page before arrives any more. */
const LATE = 5_000

/** Remembers which version is read, or shows that one around a page of all versions. */
function settle(): void {
  const version = versionRemembered()
  if (version === undefined) showVersion(document, stored(key))
  else store(key, version)
}

function choose(link: HTMLElement, event: MouseEvent): void {
  const version = link.dataset.shows
  if (version === undefined || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  store(key, version)
  if (!hasVersion(version)) return
  event.preventDefault()
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.versions')) menu.open = false
  showVersion(document, version)
  document.querySelector<HTMLElement>('.versions:not([hidden]) summary')?.focus()
}

/** Keeps a reader in the version that was opened or chosen last, on pages of all versions as well. */
export function startVersions(): void {
  onPress('.versions [data-shows]', choose)
  // A reader who goes back finds a page as it was left.
  addEventListener('pageshow', settle)
  // What the page before it noted may arrive late, where that ran in another process; later ones are of other tabs.
  addEventListener('storage', ({ key: changed }) => {
    if (performance.now() < LATE && changed === key && versionRemembered() === undefined) settle()
  })
  settle()
}
