import { leastEdit } from '../../text/difference.ts'
import type { TextEdits } from '../../text/edit.ts'
import { nodesAt } from '../parse/nodes-at.ts'
import { parsePage } from '../parse/parse.ts'
import type { ParsedPage } from '../parse/parsed-page.ts'
import { quoted } from './attribute-text.ts'
import type { Span } from './lines.ts'

/** An image of Markdown, `![text](target "title")`, with its location in the page in UTF-16 units. */
export interface WrittenImage extends Span {
  readonly alt: Span
  /** With its `<` and `>`, if it has them. */
  readonly target: Span
  readonly title?: Span
  readonly values: { readonly alt: string; readonly src: string; readonly title?: string }
  readonly isInTable: boolean
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0
  while (text[at - 1 - slashes] === '\\') slashes += 1
  return slashes % 2 === 1
}

/** Where the label that ends at `close` starts; undefined if it is not that of an image. */
function labelStart(text: string, close: number): number | undefined {
  let depth = 0
  for (let at = close; at >= 0 && !/\n[ \t]*\n/.test(text.slice(at, at + 3)); at--) {
    if (isEscaped(text, at)) continue
    if (text[at] === ']') depth += 1
    if (text[at] === '[') depth -= 1
    if (depth === 0) return text[at - 1] === '!' ? at + 1 : undefined
  }
  return undefined
}

const BEFORE = /\]\(\s*<?$/
const BEHIND = /^>?(?:\s+("(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\((?:\\[\s\S]|[^()\\])*\)))?\s*\)/

/** Returns the image of Markdown at `offset` of the page; undefined where its target is written elsewhere. */
export function imageAt(page: ParsedPage, offset: number): WrittenImage | undefined {
  return page.images
    .flatMap(image => (image.tag === undefined ? (imageWith(page, image) ?? []) : []))
    .findLast(({ from, to }) => from <= offset && offset <= to)
}

function imageWith(page: ParsedPage, image: ParsedPage['images'][number]): WrittenImage | undefined {
  const { text } = page
  const end = image.offset + image.length
  const before = BEFORE.exec(text.slice(Math.max(0, image.offset - 40), image.offset))?.[0]
  const [behind, title] = BEHIND.exec(text.slice(end, end + 1000)) ?? []
  if (before === undefined || behind === undefined) return undefined
  const close = image.offset - before.length
  const label = labelStart(text, close)
  if (label === undefined) return undefined
  const isAngled = before.endsWith('<')
  const to = end + behind.length
  const titleFrom = title === undefined ? 0 : end + behind.indexOf(title)
  return {
    from: label - 2,
    to,
    alt: { from: label, to: close },
    target: { from: image.offset - Number(isAngled), to: end + Number(isAngled) },
    ...(title !== undefined && { title: { from: titleFrom, to: titleFrom + title.length } }),
    values: {
      alt: image.text ?? '',
      src: image.target,
      ...(title !== undefined && { title: title.slice(1, -1) }),
    },
    isInTable: nodesAt(page, label).some(node => node.kind === 'element' && node.name === 'table'),
  }
}

const escaped = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&')

/** Whether an image written like this, and nothing else, is read. */
function isReadAs(source: string, wanted: { readonly alt?: string; readonly src?: string }): boolean {
  const { images, blocks } = parsePage('', `x ${source} x`)
  const [image] = images
  const [node] = blocks[0]?.nodes ?? []
  const isAlone = node?.kind === 'element' && node.children.length === 3
  return (
    isAlone &&
    images.length === 1 &&
    (wanted.alt === undefined || (image?.text ?? '') === wanted.alt) &&
    (wanted.src === undefined || image?.target === wanted.src)
  )
}

/**
 * Returns the edits that give an image another text or target; undefined if Markdown cannot write it. A text is
 * one line.
 */
export function setImage(
  { text }: ParsedPage,
  image: WrittenImage,
  part: 'alt' | 'src',
  value: string,
): TextEdits | undefined {
  const said = value.replace(/\s+/g, ' ').trim()
  if (said === image.values[part]) return []
  const { from, to } = part === 'alt' ? image.alt : image.target
  const all =
    part === 'alt'
      ? [said, escaped(said)]
      : [...(text[from] === '<' ? [] : [said]), `<${said}>`, `<${escaped(said)}>`]
  const endsCell = (way: string) => (part === 'alt' ? way.replaceAll('\\|', '') : way).includes('|')
  const ways = image.isInTable ? all.filter(way => !endsCell(way)) : all
  const next = ways.find(way =>
    part === 'alt' ? isReadAs(`![${way}](x)`, { alt: said }) : isReadAs(`![x](${way})`, { src: said }),
  )
  return next === undefined ? undefined : leastEdit(text, { offset: from, length: to - from, text: next })
}

/** Returns an image of Markdown as a tag, which can have a width and classes. */
export function imageTag({ values, isInTable }: WrittenImage): string {
  const title = values.title === undefined ? '' : ` title=${quoted(values.title, '"', isInTable)}`
  return `<img src=${quoted(values.src, '"', isInTable)} alt=${quoted(values.alt, '"', isInTable)}${title} />`
}
