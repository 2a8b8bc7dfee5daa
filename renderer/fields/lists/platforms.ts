/** Hosts of each platform; the first match wins. */
const HOSTS: Readonly<Record<string, RegExp>> = {
  github: /(^|\.)github\.com$/,
  x: /(^|\.)(x|twitter)\.com$/,
  linkedin: /(^|\.)(linkedin\.com|lnkd\.in)$/,
  discord: /(^|\.)(discord\.(com|gg)|discordapp\.com)$/,
  slack: /(^|\.)slack\.com$/,
  facebook: /(^|\.)(facebook\.com|fb\.com)$/,
  instagram: /(^|\.)instagram\.com$/,
  youtube: /(^|\.)(youtube\.com|youtu\.be)$/,
  medium: /(^|\.)medium\.com$/,
  telegram: /(^|\.)(t\.me|telegram\.(me|org))$/,
  reddit: /(^|\.)(reddit\.com|redd\.it)$/,
  bluesky: /(^|\.)bsky\.app$/,
  threads: /(^|\.)threads\.(net|com)$/,
  'hacker-news': /^news\.ycombinator\.com$/,
}

/** A recognized account address, as docs.json stores it. */
interface Recognized {
  readonly platform: string
  /** With its scheme. */
  readonly url: string
}

/** Recognizes the platform of an account's address: `website` if unknown; `undefined` if the text is not an address. */
export function recognize(text: string): Recognized | undefined {
  const typed = text.trim()
  const written = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`
  const url = URL.canParse(written) ? new URL(written) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return undefined
  const found = Object.entries(HOSTS).find(([, hosts]) => hosts.test(url.hostname))
  return { platform: found?.[0] ?? 'website', url: written }
}
