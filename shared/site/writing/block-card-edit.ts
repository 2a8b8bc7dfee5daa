import { parsePage } from '../../page/parse/parse.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { removeAttribute, setAttribute } from '../../page/writing/attribute-edit.ts'
import { setCaption } from '../../page/writing/image-frame.ts'
import { addDarkImage, imagePairOf, removeDarkImage } from '../../page/writing/image-pair.ts'
import { imageTag, setImage, type WrittenImage } from '../../page/writing/written-image.ts'
import { attributeNamed, tagsOf, type WrittenTag } from '../../page/writing/written-tag.ts'
import { applyEdits, type TextEdits } from '../../text/edit.ts'
import type { BlockCard, CardField, FieldValue } from './block-card.ts'
import { isFenceOption, setFenceOption } from './fence.ts'

const isEmpty = (value: FieldValue) => value === '' || (typeof value === 'object' && value.length === 0)

/** An attribute that is written without a value is removed, one that is written with `{true}` gets `{false}`. */
function setFlag(
  page: ParsedPage,
  tag: WrittenTag,
  { name, described }: CardField,
  isOn: boolean,
): TextEdits {
  const written = attributeNamed(tag, name)
  if (isOn === (described.isOnByDefault ?? false)) {
    return written?.inner && !isOn ? setAttribute(page, tag, name, false) : removeAttribute(page, tag, name)
  }
  return setAttribute(page, tag, name, isOn)
}

function setOfTag(page: ParsedPage, tag: WrittenTag, field: CardField, value: FieldValue): TextEdits {
  if (isEmpty(value)) return removeAttribute(page, tag, field.name)
  return typeof value === 'boolean'
    ? setFlag(page, tag, field, value)
    : setAttribute(page, tag, field.name, value)
}

function setDark(page: ParsedPage, image: WrittenTag | WrittenImage, value: string): TextEdits {
  const pair = 'name' in image ? imagePairOf(page, image) : undefined
  if (pair) return value === '' ? removeDarkImage(page, pair) : setAttribute(page, pair.dark, 'src', value)
  return value === '' ? [] : addDarkImage(page, image, value)
}

/** A Markdown image has no size: it becomes a tag that has one. */
function setSize(image: WrittenImage, name: string, value: FieldValue): TextEdits {
  if (isEmpty(value)) return []
  const page = parsePage('', imageTag(image))
  const [tag] = tagsOf(page)
  const text = tag ? applyEdits(page.text, setAttribute(page, tag, name, value)) : page.text
  return [{ offset: image.from, length: image.to - image.from, text }]
}

function setOfImage(
  page: ParsedPage,
  image: WrittenImage,
  { name }: CardField,
  value: FieldValue,
): TextEdits | undefined {
  return name === 'alt' || name === 'src'
    ? setImage(page, image, name, String(value))
    : setSize(image, name, value)
}

/**
 * Returns the edits that give a field of a card a value; an empty text or list removes it. Undefined if it
 * cannot be written there, so that nothing changes.
 */
export function setCardField(
  page: ParsedPage,
  { subject, name }: BlockCard,
  field: CardField,
  value: FieldValue,
): TextEdits | undefined {
  if (subject.kind === 'code') {
    const given = typeof value === 'boolean' ? value : String(value)
    const { fence } = subject
    return isFenceOption(field.name, fence) ? setFenceOption(page, fence, field.name, given) : undefined
  }
  const image = subject.kind === 'tag' ? subject.tag : subject.image
  if (name === 'img' && field.name === 'caption') {
    const to = 'end' in image ? image.end : image.to
    return setCaption(page, { from: image.from, to }, String(value))
  }
  if (name === 'img' && field.name === 'dark') return setDark(page, image, String(value))
  return subject.kind === 'tag'
    ? setOfTag(page, subject.tag, field, value)
    : setOfImage(page, subject.image, field, value)
}
