import { Parser } from 'htmlparser2'
import type { Part } from './part.ts'

type HtmlPart = Pick<Part, 'kind' | 'text' | 'reason' | 'inside'>

const EMBEDS = /^(?:iframe|video|audio|source)$/

/** Reads the parts of HTML in Markdown that the strict grammar refuses. */
export function htmlParts(html: string): readonly HtmlPart[] {
  const parts: HtmlPart[] = []
  const open: string[] = []
  const parser = new Parser(
    {
      onopentag: (name, { href, src }) => {
        open.push(name)
        const inside = [...open]
        if (href !== undefined) parts.push({ kind: 'link', text: href, inside })
        if (src !== undefined)
          parts.push({ kind: EMBEDS.test(name) ? 'embed' : 'picture', text: src, inside })
      },
      ontext: text => parts.push({ kind: 'word', text, inside: [...open] }),
      oncomment: text => parts.push({ kind: 'word', text, inside: [...open], reason: 'comment' }),
      onclosetag: () => open.pop(),
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false },
  )
  parser.end(html)
  return parts
}
