import { siteAddress } from '../../../shared/project/recipes/recipe.ts'
import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'

/** Where readers find the site, as the person wrote it; remembered for the folder. */
export const useSiteAddress = siteStore<{ readonly address: string }>(site => {
  const kept = site.memory.read('siteAddress')
  return { address: typeof kept === 'string' ? kept : '' }
})

/** Takes what the person wrote. */
export function writeSiteAddress(site: Site, address: string): void {
  useSiteAddress.of(site).setState({ address })
  site.memory.keep('siteAddress', address)
}

/** Whether what was written is neither blank nor an address. */
export const isNoAddress = (written: string): boolean =>
  written.trim() !== '' && siteAddress(written) === undefined
