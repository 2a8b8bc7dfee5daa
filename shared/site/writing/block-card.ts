import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { canHaveCaption, frameAround } from '../../page/writing/image-frame.ts'
import { imagePairOf } from '../../page/writing/image-pair.ts'
import { imageAt, type WrittenImage } from '../../page/writing/written-image.ts'
import {
  attributeNamed,
  isInTag,
  tagsAround,
  type WrittenTag,
  type WrittenValue,
} from '../../page/writing/written-tag.ts'
import { codeDescriptions, imageDescriptions } from '../components/describe-html.ts'
import type { DescribedAttribute } from '../components/described.ts'
import { describedAttributesOf, descriptions } from '../components/descriptions.ts'
import { fenceAt, type WrittenFence } from './fence.ts'

/** A value that a field can show and change. */
export type FieldValue = string | number | boolean | readonly string[]

/** One attribute or option of a block, as its card shows it. */
export interface CardField {
  readonly name: string
  readonly described: DescribedAttribute
  /** Undefined if it is not written. */
  readonly value?: FieldValue
}

/** An attribute that the card only shows: it is unknown, or an expression. */
interface KeptAttribute {
  readonly name: string
  /** As it is written. */
  readonly source: string
}

/** What a card is about. */
export type CardSubject =
  | { readonly kind: 'tag'; readonly tag: WrittenTag }
  | { readonly kind: 'image'; readonly image: WrittenImage }
  | { readonly kind: 'code'; readonly fence: WrittenFence }

/** The form of a component, an image or a code block. */
export interface BlockCard {
  readonly subject: CardSubject
  /** The name of the tag; `img` for every image, empty for code. */
  readonly name: string
  /** Where the block starts in the page, in UTF-16 units. */
  readonly from: number
  readonly fields: readonly CardField[]
  readonly kept: readonly KeptAttribute[]
}

const isText = (value: unknown): value is string => typeof value === 'string'

function fieldValue(value: WrittenValue): FieldValue | undefined {
  if (value.kind === 'expression') return undefined
  const { value: literal } = value
  if (isText(literal) || typeof literal === 'number' || typeof literal === 'boolean') return literal
  return Array.isArray(literal) && literal.every(isText) ? literal : undefined
}

type Described = Readonly<Record<string, DescribedAttribute>>

const field = (name: string, described: DescribedAttribute, value: FieldValue | undefined): CardField => ({
  name,
  described,
  ...(value !== undefined && { value }),
})

function captionFields(page: ParsedPage, image: { readonly from: number; readonly to: number }): CardField[] {
  if (!canHaveCaption(page, image)) return []
  const frame = frameAround(page, image)
  const written = frame && attributeNamed(frame, 'caption')
  const value = written && fieldValue(written.value)
  return written && value === undefined ? [] : [field('caption', imageDescriptions.caption, value)]
}

function tagCard(page: ParsedPage, tag: WrittenTag): BlockCard {
  const described: Described = describedAttributesOf(tag.name)
  const pair = tag.name === 'img' ? imagePairOf(page, tag) : undefined
  const fields: CardField[] = []
  for (const [name, one] of Object.entries(described)) {
    const written = attributeNamed(tag, name)
    const value = written && fieldValue(written.value)
    if (!written || value !== undefined) fields.push(field(name, one, value))
  }
  if (tag.name === 'img') {
    fields.push(...captionFields(page, { from: tag.from, to: tag.end }))
    const dark = pair && attributeNamed(pair.dark, 'src')
    fields.push(field('dark', imageDescriptions.dark, dark && fieldValue(dark.value)))
  }
  const shown = new Set(fields.map(({ name }) => name))
  const kept = tag.attributes
    .filter(({ name }) => !shown.has(name))
    .map(({ name, from, to }) => ({ name, source: page.text.slice(from, to) }))
  return { subject: { kind: 'tag', tag }, name: tag.name, from: tag.from, fields, kept }
}

function imageCard(page: ParsedPage, image: WrittenImage): BlockCard {
  const values: Readonly<Record<string, string>> = { src: image.values.src, alt: image.values.alt }
  const fields = Object.entries(describedAttributesOf('img')).map(([name, described]) =>
    field(name, described, values[name] === '' ? undefined : values[name]),
  )
  fields.push(...captionFields(page, image), field('dark', imageDescriptions.dark, undefined))
  return { subject: { kind: 'image', image }, name: 'img', from: image.from, fields, kept: [] }
}

function codeCard(fence: WrittenFence): BlockCard {
  const options: Readonly<Record<string, string | boolean>> = { ...fence.options }
  const fields = Object.entries(codeDescriptions).map(([name, described]) => {
    const value = options[name]
    return field(name, described, value === '' || value === false ? undefined : value)
  })
  return { subject: { kind: 'code', fence }, name: '', from: fence.from, fields, kept: [] }
}

/** The image for light pages stands for a pair. */
function cardOfTag(page: ParsedPage, tag: WrittenTag): BlockCard {
  const pair = tag.name === 'img' ? imagePairOf(page, tag) : undefined
  return tagCard(page, pair?.light ?? tag)
}

/**
 * Returns the card of what is written at `offset` of the page: an image, the tag that the offset is in, a code
 * block, else the component around it. Undefined in text that is in none of them.
 */
export function blockCardAt(page: ParsedPage, offset: number): BlockCard | undefined {
  const image = imageAt(page, offset)
  if (image) return imageCard(page, image)
  const around = tagsAround(page, offset)
  const tag = around.findLast(one => isInTag(page.text, one, offset))
  if (tag) return cardOfTag(page, tag)
  const fence = fenceAt(page, offset)
  if (fence) return codeCard(fence)
  const component = around.findLast(({ name }) => descriptions.has(name))
  return component && tagCard(page, component)
}
