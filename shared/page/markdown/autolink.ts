import type { ElementNode, PageNode } from '../tree/tree.ts'

const URL = /(?:https?:\/\/|www\.)[^\s<]+/gi
const DOMAIN = /^(?:https?:\/\/|www\.)([^\s/?#:*"'()[\]{}|\\^`<>,;!&=+$%@~]+)/i
/** Characters that end a sentence rather than an address: in the source, and in text with brackets. */
const ENDING = /[?!.,:*_~'"\]]/
const ENDING_TEXT = /[!"&',.:;<>?\]}]/
const LOCAL = /[\w.+-]/
const HOST = /(?:[A-Za-z0-9_-]+\.)+[A-Za-z0-9_-]*[A-Za-z0-9]/y
const NO_URLS: readonly FoundAddress[] = []

/** An address in a text. */
export interface FoundAddress {
  readonly from: number
  readonly to: number
  readonly href: string
}

const mayHoldUrl = (text: string) => text.includes('://') || text.includes('www.')

/** Removes what does not belong to an address: `.`, `,`, an entity, an unmatched bracket. */
function trimUrl(url: string, ending: RegExp): string {
  const label = url.search(/\](?=[([])/)
  let end = label < 0 ? url.length : label
  let surplus = 0
  for (const char of url) surplus += char === ')' ? 1 : char === '(' ? -1 : 0
  for (;;) {
    const last = url[end - 1] ?? ''
    if (ending.test(last)) end--
    else if (last === ')' && surplus > 0) {
      surplus--
      end--
    } else if (last === ';') {
      const entity = /&[A-Za-z\d]{1,32};$/.exec(url.slice(Math.max(0, end - 34), end))
      end -= entity ? entity[0].length : 1
    } else return url.slice(0, end)
  }
}

/** The last two labels of a domain have no underscore. */
function isDomain(domain: string): boolean {
  const parts = domain.replace(/\.$/, '').split('.')
  return parts.every(part => part !== '') && !parts.slice(-2).some(part => part.includes('_'))
}

function addressAt(offset: number, found: string, ending: RegExp): FoundAddress | undefined {
  const url = trimUrl(found, ending)
  const domain = DOMAIN.exec(url)?.[1]
  if (domain === undefined || !isDomain(domain)) return undefined
  const href = /^w/i.test(url) ? `http://${url}` : url
  return { from: offset, to: offset + url.length, href }
}

/**
 * Returns the web addresses in a paragraph's source that are links whatever Markdown makes of their
 * characters; not those after an open bracket, which may be the text of a link.
 */
export function findUrls(source: string): readonly FoundAddress[] {
  if (!mayHoldUrl(source)) return NO_URLS
  const urls: FoundAddress[] = []
  let depth = 0
  let seen = 0
  for (const match of source.matchAll(URL)) {
    for (; seen < match.index; seen++) {
      if (source[seen] === '\\') seen++
      else if (source[seen] === '[') depth++
      else if (source[seen] === ']' && depth > 0) depth--
    }
    const before = source[match.index - 1] ?? ' '
    const isWeb = /^w/i.test(match[0])
    const starts = isWeb ? /[\s*_~([\]]/.test(before) : !/[A-Za-z]/.test(before)
    const url = depth === 0 && starts ? addressAt(match.index, match[0], ENDING) : undefined
    if (!url) continue
    urls.push(url)
    seen = url.to
  }
  return urls
}

function urlsInText(text: string): FoundAddress[] {
  const found: FoundAddress[] = []
  for (const match of text.matchAll(URL)) {
    const before = text[match.index - 1] ?? ' '
    const url = /[\s\p{P}\p{S}]/u.test(before) ? addressAt(match.index, match[0], ENDING_TEXT) : undefined
    if (url) found.push(url)
  }
  return found
}

function emailsInText(text: string): FoundAddress[] {
  const found: FoundAddress[] = []
  let last = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let from = at
    while (from > last && LOCAL.test(text[from - 1] ?? '')) from--
    HOST.lastIndex = at + 1
    const host = HOST.exec(text)?.[0]
    if (from === at || host === undefined || text[from - 1] === '/') continue
    const to = at + 1 + host.length
    if (/[-_@]/.test(text[to] ?? '') || /\d$/.test(host)) continue
    found.push({ from, to, href: `mailto:${text.slice(from, to)}` })
    last = to
  }
  return found
}

const link = (text: string, { from, to, href }: FoundAddress): ElementNode => ({
  kind: 'element',
  name: 'a',
  attributes: { href },
  children: [{ kind: 'text', value: text.slice(from, to) }],
})

/** Returns `text` as nodes in which web and mail addresses are links. */
export function autolink(text: string): readonly PageNode[] {
  if (!text.includes('@') && !mayHoldUrl(text)) return [{ kind: 'text', value: text }]
  const nodes: PageNode[] = []
  let from = 0
  for (const found of [...urlsInText(text), ...emailsInText(text)].sort((a, b) => a.from - b.from)) {
    if (found.from < from) continue
    if (found.from > from) nodes.push({ kind: 'text', value: text.slice(from, found.from) })
    nodes.push(link(text, found))
    from = found.to
  }
  if (from < text.length) nodes.push({ kind: 'text', value: text.slice(from) })
  return nodes
}
