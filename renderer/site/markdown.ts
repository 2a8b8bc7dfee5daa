const INLINE = /^(A|ABBR|B|BR|CODE|DEL|EM|I|IMG|INS|KBD|MARK|S|SMALL|SPAN|STRONG|SUB|SUP|U)$/
const SILENT =
  '.anchor,.copy,button,svg,script,style,.bubble,.when-open,.when-closed,.code-bar,.diagram-drawing,figure.diagram figcaption'

type Rule = (element: HTMLElement) => string

const tidy = (text: string) => text.replace(/\s+/g, ' ')
const wrap = (mark: string) => (element: HTMLElement) => {
  const inner = line(element).trim()
  return inner === '' ? '' : mark + inner + mark
}

/** A run of backticks longer than any in the text, and no shorter than `least`. */
function ticks(text: string, least: number): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(run => run.length))
  return '`'.repeat(longest < least ? least : longest + 1)
}

function inlineCode(text: string): string {
  const fence = ticks(text, 1)
  const space = /^`|`$/.test(text) ? ' ' : ''
  return fence + space + text + space + fence
}

/** The source of a formula, between the dollar signs. */
const formulaOf = (element: Element) => element.querySelector('annotation')?.textContent?.trim() ?? ''

const inlineRules: Readonly<Record<string, Rule>> = {
  A: element =>
    element instanceof HTMLAnchorElement ? `[${line(element).trim()}](${element.href})` : line(element),
  BR: () => '\n',
  B: wrap('**'),
  STRONG: wrap('**'),
  EM: wrap('*'),
  I: wrap('*'),
  DEL: wrap('~~'),
  CODE: element => inlineCode(element.textContent ?? ''),
  SPAN: element => (element.matches('.maths') ? `$${formulaOf(element)}$` : line(element)),
  IMG: element => (element instanceof HTMLImageElement ? `![${element.alt}](${element.src})` : ''),
}

/** The text of a line with its inline markup. */
function line(parent: Node): string {
  let text = ''
  for (const node of parent.childNodes) {
    if (node instanceof Text) text += tidy(node.data)
    else if (node instanceof HTMLElement && !node.matches(SILENT)) {
      text += inlineRules[node.tagName]?.(node) ?? line(node)
    }
  }
  return text
}

const indent = (text: string, by: string) => text.replace(/\n(?=.)/g, `\n${by}`)

function list(element: HTMLElement): string {
  const isOrdered = element.tagName === 'OL'
  const rows = [...element.children].map((item, index) => {
    const mark = isOrdered ? `${index + 1}. ` : '- '
    return mark + indent(blocks(item).join('\n'), ' '.repeat(mark.length))
  })
  return rows.join('\n')
}

function table(element: HTMLElement): string {
  const rows = [...element.querySelectorAll('tr')].map(row => {
    const cells = [...row.children].map(cell =>
      line(cell).trim().replaceAll('|', '\\|').replaceAll('\n', ' '),
    )
    return `| ${cells.join(' | ')} |`
  })
  const count = element.querySelector('tr')?.children.length ?? 0
  return [rows[0], `|${' --- |'.repeat(count)}`, ...rows.slice(1)].join('\n')
}

function code(element: HTMLElement): string {
  const text = (element.textContent ?? '').replace(/\n$/, '')
  const fence = ticks(text, 3)
  const title = element.closest('.code')?.querySelector(':scope > .code-bar > span')?.textContent?.trim()
  const language = element.closest('.diagram') ? 'mermaid' : element.dataset.language
  return `${fence}${[language, title].filter(Boolean).join(' ')}\n${text}\n${fence}`
}

const quote = (element: Element) =>
  indent(`> ${blocks(element).join('\n\n')}`, '> ').replace(/\n\n/g, '\n>\n')

const blockRules: Readonly<Record<string, Rule>> = {
  UL: list,
  OL: list,
  TABLE: table,
  PRE: code,
  BLOCKQUOTE: quote,
  HR: () => '---',
  P: element => line(element).trim(),
  SUMMARY: element => `**${line(element).trim()}**`,
}

function block(element: HTMLElement): readonly string[] {
  const { tagName } = element
  const level = /^H([1-6])$/.exec(tagName)?.[1]
  if (level) return [`${'#'.repeat(Number(level))} ${line(element).trim()}`]
  if (element.matches('div.maths')) return [`$$\n${formulaOf(element)}\n$$`]
  if (element.matches('[role=note]')) return [quote(element)]
  if (element.matches('.step-title,.callout-title')) return [`**${line(element).trim()}**`]
  const rule = blockRules[tagName]
  if (rule) return [rule(element)]
  const label = element.matches('.panel') ? element.getAttribute('aria-label') : null
  return [...(label === null ? [] : [`**${label}**`]), ...blocks(element)]
}

/** The blocks in an element; text between them is a block of its own. */
function blocks(parent: Element): readonly string[] {
  const found: string[] = []
  let run = ''
  const flush = () => {
    if (run.trim() !== '') found.push(run.trim())
    run = ''
  }
  for (const node of parent.childNodes) {
    if (node instanceof Text) run += tidy(node.data)
    else if (!(node instanceof HTMLElement) || node.matches(SILENT)) continue
    else if (INLINE.test(node.tagName)) run += inlineRules[node.tagName]?.(node) ?? line(node)
    else {
      flush()
      found.push(...block(node))
    }
  }
  flush()
  return found.filter(text => text !== '')
}

// The samples next to the text of an API page come first in the document.
const bodyFirst = (a: Element, b: Element) =>
  Number(b.matches('[data-body]')) - Number(a.matches('[data-body]'))

/** The page as Markdown: its title, description and text, with absolute addresses. */
export function pageMarkdown(): string {
  const title = document.querySelector('.page-title h1')
  const lead = document.querySelector('.page-title .lead')
  const parts = document.querySelectorAll('[data-body],.aside')
  const head = [...(title ? [`# ${line(title).trim()}`] : []), ...(lead ? [`> ${line(lead).trim()}`] : [])]
  const body = [...parts].sort(bodyFirst).flatMap(part => blocks(part))
  return `${[...head, ...body].join('\n\n')}\n`
}
