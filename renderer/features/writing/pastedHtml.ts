import DOMPurify from 'dompurify'

const TAGS =
  'a b blockquote br code del div em h1 h2 h3 h4 h5 h6 hr i img input li ol p pre s span strong sub sup table tbody td tfoot th thead tr ul'
const ATTRIBUTES = [
  ...['href', 'src', 'alt', 'title', 'style', 'start', 'align', 'class', 'role'],
  ...['type', 'checked', 'colspan', 'rowspan'],
]

/** Replaces an element by its children. */
const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)

const HEADINGS = 'h1, h2, h3, h4, h5, h6'
const BLOCK = /^(P|UL|OL|TABLE|H[1-6]|DIV|PRE|BLOCKQUOTE|HR)$/

/** Word processors use styles where others use tags. */
function plainStyles(root: DocumentFragment): void {
  for (const element of root.querySelectorAll<HTMLElement>('[style]')) {
    const { fontWeight, fontStyle, textDecoration, textAlign } = element.style
    const isBold = fontWeight === 'bold' || Number(fontWeight) >= 600
    if (/^(B|STRONG)$/.test(element.tagName) && fontWeight === 'normal') unwrap(element)
    else if (element.tagName === 'SPAN' && element.textContent?.trim()) {
      for (const [is, name] of [
        [isBold, 'strong'],
        [fontStyle === 'italic', 'em'],
        [textDecoration === 'line-through', 'del'],
      ] as const) {
        if (!is || element.closest(HEADINGS)) continue
        const mark = document.createElement(name)
        mark.append(...element.childNodes)
        element.append(mark)
      }
    }
    if (/^T[DH]$/.test(element.tagName) && textAlign !== '') element.setAttribute('align', textAlign)
    element.removeAttribute('style')
  }
}

const styleOf = (element: Element): string => element.getAttribute('style') ?? ''

/** Word writes list items as paragraphs: the level in a style, the marker as text. */
function wordLists(root: DocumentFragment): void {
  let open: { readonly level: number; readonly list: HTMLElement }[] = []
  for (const point of root.querySelectorAll('p[style*="mso-list"]')) {
    const level = Number(/mso-list:[^;]*\blevel(\d)/.exec(styleOf(point))?.[1] ?? 0)
    if (level === 0) continue
    const mark = [...point.querySelectorAll('[style]')].find(one => /mso-list:\s*ignore/i.test(styleOf(one)))
    const [, number] = /^\(?([\da-z]+)[.)]/i.exec(mark?.textContent?.trim() ?? '') ?? []
    mark?.remove()
    const name = number === undefined ? 'UL' : 'OL'
    if (point.previousElementSibling !== open[0]?.list) open = []
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    if (open.at(-1)?.level === level && open.at(-1)?.list.tagName !== name) open.pop()
    if ((open.at(-1)?.level ?? 0) < level) {
      const list = document.createElement(name)
      if (/^\d+$/.test(number ?? '')) list.setAttribute('start', number ?? '')
      const above = open.at(-1)?.list.lastElementChild
      if (above) above.append(list)
      else point.before(list)
      open.push({ level, list })
    }
    const item = document.createElement('li')
    item.append(...point.childNodes)
    open.at(-1)?.list.append(item)
    point.remove()
  }
}

/** Whether an item has no text before one of its elements. */
function isFirstText(item: Element, element: Element): boolean {
  const nodes = [...item.childNodes]
  return nodes.slice(0, nodes.indexOf(element)).every(node => !node.textContent?.trim())
}

/** Lists in Markdown’s form: inner lists inside an item, items without a single paragraph in them, tasks with their box. */
function plainLists(root: DocumentFragment): void {
  for (const list of root.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling
    if (before?.tagName === 'LI') before.append(list)
    else unwrap(list)
  }
  for (const point of root.querySelectorAll('li')) {
    const [paragraph, another] = [...point.children].filter(child => child.tagName === 'P')
    if (paragraph && !another && isFirstText(point, paragraph)) unwrap(paragraph)
    if (point.getAttribute('role') === 'checkbox') {
      const box = document.createElement('input')
      box.type = 'checkbox'
      box.toggleAttribute('checked', point.getAttribute('aria-checked') === 'true')
      for (const picture of point.querySelectorAll('img')) picture.remove()
      point.prepend(box)
    }
  }
  for (const field of root.querySelectorAll('input')) if (field.type !== 'checkbox') field.remove()
}

/** Programs that wrap links in a redirect of their own. */
function straightAddress(href: string): string {
  const passed = /^https:\/\/www\.google\.com\/url\?(.*)$/.exec(href)?.[1]
  const to = passed && new URLSearchParams(passed).get('q')
  return to && /^https?:\/\//i.test(to) ? to : href
}

function plainLinks(root: DocumentFragment): void {
  for (const link of root.querySelectorAll('a')) {
    const isMark = /^[#¶§🔗\s\u200b]*$/u.test(link.textContent ?? '') && !link.querySelector('img')
    if (isMark) link.remove()
    else link.setAttribute('href', straightAddress(link.getAttribute('href') ?? ''))
  }
}

/** The nearest sibling on one side of a node, ignoring white space. */
function beside(node: Node, side: 'previousSibling' | 'nextSibling'): Node | null {
  let one = node[side]
  while (one?.nodeType === Node.TEXT_NODE && !one.textContent?.trim()) one = one[side]
  return one
}

/** Returns formatted text reduced to plain markup: no scripts, styles or frames, and nothing that only one program understands. */
export function cleanHtml(html: string): DocumentFragment {
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: ATTRIBUTES,
    RETURN_DOM_FRAGMENT: true,
  })
  wordLists(clean)
  plainStyles(clean)
  plainLists(clean)
  plainLinks(clean)
  for (const bold of clean.querySelectorAll('h1 :is(b, strong), h2 :is(b, strong), h3 :is(b, strong)'))
    unwrap(bold)
  for (const end of clean.querySelectorAll('br')) {
    const sides = [beside(end, 'previousSibling'), beside(end, 'nextSibling')]
    if (sides.some(side => side && BLOCK.test(side.nodeName))) end.remove()
  }
  return clean
}
