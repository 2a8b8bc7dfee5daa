import { perSite } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import type { ToWriting, TypedKey } from '../../preview-frame/writing/protocol.ts'
import { takeEarly, useBlockMenu } from '../block-tools/surface.ts'
import { sendLate } from './lateKeys.ts'

/** Milliseconds in which a page may pass keys to the menu that a slash on it opened, also on a busy machine. */
const PATIENCE = 5_000

const openedOf = perSite(() => ({ at: Number.NEGATIVE_INFINITY }))

/** Remembers when a slash on the page last opened the menu. */
export function noteMenu(site: Site): void {
  openedOf(site).at = performance.now()
}

/**
 * Handles a key that was pressed on the page after the slash that opened the menu, and before the menu had the focus.
 * The page is not trusted: the menu takes keys from it only for a moment. If the menu is already closed again, the key
 * goes back to the page.
 */
export function typedForMenu(
  site: Site,
  { inputType, text }: TypedKey,
  send: (message: ToWriting) => void,
): void {
  if (performance.now() - openedOf(site).at > PATIENCE) return
  const { open, early } = useBlockMenu.of(site).getState()
  if (open?.typed) useBlockMenu.of(site).setState({ early: [...early, { inputType, text }] })
  else sendLate(site, send, { inputType, text })
}

/** Passes the keys that the menu did not take before it closed to the page. */
export function passEarly(site: Site, send: (message: ToWriting) => void): void {
  for (const key of takeEarly(site)) sendLate(site, send, key)
}
