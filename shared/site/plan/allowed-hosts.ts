import type { SiteSettings } from '../../config/schema/settings.ts'

const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/

/** The hosts whose pages a site allows to embed, as docs.json names them; anything else in the list is left out. */
export const allowedHosts = ({ embeds }: SiteSettings): ReadonlySet<string> =>
  new Set(
    (Array.isArray(embeds) ? embeds : []).flatMap(written => {
      const host = typeof written === 'string' ? written.trim().toLowerCase() : ''
      return HOST.test(host) ? [host] : []
    }),
  )
