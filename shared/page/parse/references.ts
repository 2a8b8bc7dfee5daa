import type { ParseContext } from '../markdown/context.ts'
import type { RawAttribute, Tag } from '../tags/tag.ts'
import { originOf, type Region } from '../tree/source.ts'
import type { AttributeValue, SourceRange } from '../tree/tree.ts'

/** A target that a page refers to, and its location, so that a rename can replace just that. */
export interface Reference {
  /** `media`: video, audio or an embedded page. `snippet`: page text that is included. */
  readonly kind: 'link' | 'image' | 'media' | 'snippet'
  /** With escapes and entities decoded. */
  readonly target: string
  /** The text of a link for readers, or an image's alternative text; undefined if there is none. */
  readonly text?: string
  /** `a`, `Card`, `img` …; undefined for Markdown. */
  readonly tag?: string
  /** Attribute that holds the target; undefined for Markdown. */
  readonly attribute?: string
  /** The target as written, without quotes or brackets, in UTF-16 units of the page's text. */
  readonly offset: number
  readonly length: number
  /** In the page, from 1. */
  readonly line: number
}

const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp)(?:[?#]|$)|^data:image\//i
const MEDIA_TAGS = new Set(['video', 'audio', 'source', 'track', 'iframe', 'embed', 'object'])
const SPECIFIER = /(?:\bfrom[ \t]*|^[ \t]*import[ \t]*)(?:"([^"\n]*)"|'([^'\n]*)')/gm
const FILE_ICON = /^(?:\.{0,2}\/|https?:)|\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i

/** Whether an icon is given by the path or address of an image rather than by name. */
export const isFileIcon = (icon: string): boolean => FILE_ICON.test(icon)

/** Creates a reference; its line counts from the block, like its offset. */
export function reference(kind: Reference['kind'], target: string, range: SourceRange): Reference {
  return { kind, target, offset: range.offset, length: range.length, line: range.line }
}

/** Returns the kind of target of `[label]: target`. */
export const kindOfTarget = (target: string): Reference['kind'] => (IMAGE.test(target) ? 'image' : 'link')

function kindOf(tag: string, attribute: string, value: string): Reference['kind'] | undefined {
  switch (attribute) {
    case 'href':
      return 'link'
    case 'img':
    case 'poster':
      return 'image'
    case 'icon':
      return isFileIcon(value) ? 'image' : undefined
    case 'src':
      return MEDIA_TAGS.has(tag) && !IMAGE.test(value) ? 'media' : 'image'
    case 'file':
      return tag === 'Snippet' ? 'snippet' : undefined
    default:
      return undefined
  }
}

const literalText = (value: AttributeValue | undefined) =>
  value?.kind === 'literal' && typeof value.value === 'string' ? value.value : undefined

/** The range of a value: inside its quotes, also for `{"…"}`. */
function valueRange(context: ParseContext, region: Region, attribute: RawAttribute): SourceRange | undefined {
  const { value } = attribute
  if (!value) return undefined
  const source = region.text.slice(value.offset, value.end)
  const inner = value.kind === 'braces' ? /^\s*["'`]/.exec(source)?.[0].length : 0
  if (inner === undefined) return undefined
  const trailing = inner === 0 ? 0 : source.length - source.trimEnd().length + 1
  const from = originOf(region, value.offset + inner)
  return context.source.rangeOf(from, originOf(region, Math.max(value.offset + inner, value.end - trailing)))
}

/** Returns the targets that a tag refers to in its attributes. `text`: what readers see of it. */
export function tagReferences(
  context: ParseContext,
  region: Region,
  tag: Tag,
  values: Readonly<Record<string, AttributeValue>>,
): Reference[] {
  const found: Reference[] = []
  if (tag.attributes.length === 0) return found
  const text = literalText(values.alt) ?? literalText(values.title) ?? literalText(values['aria-label'])
  for (const attribute of tag.attributes) {
    const target = Object.hasOwn(values, attribute.name) ? literalText(values[attribute.name]) : undefined
    const kind = target === undefined ? undefined : kindOf(tag.name, attribute.name, target)
    const range = kind && valueRange(context, region, attribute)
    if (!kind || !range || target === undefined) continue
    const base = { ...reference(kind, target, range), tag: tag.name, attribute: attribute.name }
    found.push(text === undefined ? base : { ...base, text })
  }
  return found
}

/** Returns the targets of the `import` statements in `source`, which starts at `from`. */
export function moduleReferences(context: ParseContext, source: string, from: number): Reference[] {
  return [...source.matchAll(SPECIFIER)].map(match => {
    const target = match[1] ?? match[2] ?? ''
    const at = from + match.index + match[0].length - 1 - target.length
    return { ...reference('snippet', target, context.source.rangeOf(at, at + target.length)), tag: 'import' }
  })
}
