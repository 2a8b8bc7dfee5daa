import { gfm } from '@joplin/turndown-plugin-gfm'
import DOMPurify from 'dompurify'
import TurndownService from 'turndown'

const TAGS =
  'a b blockquote br code del div em h1 h2 h3 h4 h5 h6 hr i img li ol p pre s span strong sub sup table tbody td th thead tr ul'

/** Word processors say with styles what tags say elsewhere. */
function plainStyles(root: DocumentFragment): void {
  for (const element of root.querySelectorAll<HTMLElement>('[style]')) {
    const { fontWeight, fontStyle, textDecoration } = element.style
    const isBold = fontWeight === 'bold' || Number(fontWeight) >= 600
    if (/^(B|STRONG)$/.test(element.tagName) && fontWeight === 'normal')
      element.replaceWith(...element.childNodes)
    else if (element.tagName === 'SPAN' && element.textContent?.trim()) {
      for (const [is, name] of [
        [isBold, 'strong'],
        [fontStyle === 'italic', 'em'],
        [textDecoration === 'line-through', 'del'],
      ] as const) {
        if (!is || element.closest('h1, h2, h3, h4, h5, h6')) continue
        const mark = document.createElement(name)
        mark.append(...element.childNodes)
        element.append(mark)
      }
    }
    element.removeAttribute('style')
  }
}

function service(): TurndownService {
  const made = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '_',
    hr: '---',
  })
  made.use(gfm)
  const usual = made.escape.bind(made)
  // In a page these begin tags and expressions.
  made.escape = text => usual(text).replace(/[<{}]/g, '\\$&')
  // The title of a page is its first heading.
  made.addRule('title', { filter: 'h1', replacement: content => `\n\n## ${content}\n\n` })
  made.addRule('point', {
    filter: 'li',
    replacement: (content, node, { bulletListMarker }) => {
      const list = node.parentElement
      const number = Number(list?.getAttribute('start') ?? 1) + [...(list?.children ?? [])].indexOf(node)
      const mark = list?.tagName === 'OL' ? `${number}. ` : `${bulletListMarker} `
      const body = content.trim().replace(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`)
      return `${mark}${body}${node.nextSibling ? '\n' : ''}`
    },
  })
  made.addRule('picture', {
    filter: 'img',
    replacement: (_content, node) => {
      const { src, alt } = node as HTMLImageElement
      return /^https:/.test(src) ? `![${alt.replace(/[[\]\n]/g, ' ')}](${src})` : ''
    },
  })
  return made
}

/** Returns formatted text as Markdown. Only what text is made of comes through: no scripts, no styles, no frames. */
export function markdownOf(html: string): string {
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'style', 'start', 'align', 'class'],
    RETURN_DOM_FRAGMENT: true,
  })
  plainStyles(clean)
  return service()
    .turndown(clean)
    .replace(/\u00a0/g, ' ')
    .trim()
}
