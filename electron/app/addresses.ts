/** The editor's own pages: `app://ui/`. */
export const EDITOR = { scheme: 'app', host: 'ui', root: 'app://ui/' } as const
/** Pages of the open repository, each below a capability: `preview://site/`. */
export const PREVIEW = { scheme: 'preview', host: 'site', root: 'preview://site/' } as const

/** Whether an address is below one of ours; parsed as an address, not compared as text. */
export function isAt(place: typeof EDITOR | typeof PREVIEW, address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return (
    url !== undefined &&
    url.protocol === `${place.scheme}:` &&
    url.host === place.host &&
    url.username === '' &&
    url.password === ''
  )
}
