import { parsePage } from '../../shared/page/parse/parse.ts'
import type { PageNode } from '../../shared/page/tree/tree.ts'

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

const SHOWN = new Set(['href', 'src', 'alt', 'title', 'start'])

function attributesOf(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .filter(([name]) => SHOWN.has(name))
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')
}

function written(node: PageNode): string {
  switch (node.kind) {
    case 'text':
      return escaped(node.value)
    case 'element': {
      const start = `<${node.name}${attributesOf(node.attributes)}>`
      return /^(?:img|br|hr|input)$/.test(node.name)
        ? start
        : `${start}${node.children.map(written).join('')}</${node.name}>`
    }
    case 'code': {
      const language = node.language === '' ? '' : ` class="language-${escaped(node.language)}"`
      const code = node.value === '' ? '' : `${escaped(node.value)}\n`
      return `<pre><code${language}>${code}</code></pre>`
    }
    case 'tag':
      return node.children.map(written).join('')
    case 'expression':
      return escaped(`{${node.source}}`)
    case 'broken':
      return escaped(node.source)
    case 'module':
      return ''
  }
}

function decoded(address: string): string {
  try {
    const plain = address.replaceAll('%5B', '[').replaceAll('%5D', ']')
    return decodeURI(plain).replaceAll('"', '&quot;')
  } catch {
    return address
  }
}

/** Normalizes the HTML of CommonMark examples: no whitespace at the ends of blocks, decoded URLs. */
export const plainHtml = (html: string): string =>
  html
    .replace(/ \/>/g, '>')
    .replace(/(href|src)="([^"]*)"/g, (_, name: string, address: string) => `${name}="${decoded(address)}"`)
    .replace(/\s*(<\/?(?:p|h[1-6]|ul|ol|li|blockquote|pre|hr|br)\b[^>]*>)\s*/g, '$1')
    .trim()

/** Returns the HTML our parser produces, in the form of the CommonMark examples. */
export const specHtml = (text: string): string =>
  plainHtml(
    parsePage('page.mdx', text)
      .blocks.flatMap(block => block.nodes.map(written))
      .join('\n'),
  )
