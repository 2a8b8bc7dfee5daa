import type { SiteSettings } from '../../config/schema/settings.ts'

const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/

/** Whether docs.json can allow a host by this name; addresses in numbers and names without a dot are none. */
export const isHostName = (name: string): boolean => HOST.test(name)

/** The hosts whose pages a site allows to embed, as docs.json names them; anything else in the list is left out. */
export const allowedHosts = ({ embeds }: SiteSettings): ReadonlySet<string> =>
  new Set(
    (Array.isArray(embeds) ? embeds : []).flatMap(written => {
      const host = typeof written === 'string' ? written.trim().toLowerCase() : ''
      return isHostName(host) ? [host] : []
    }),
  )
