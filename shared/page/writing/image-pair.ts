import { applyEdits, type TextEdits } from '../../text/edit.ts'
import { parsePage } from '../parse/parse.ts'
import type { ParsedPage } from '../parse/parsed-page.ts'
import { removeAttribute, setAttribute } from './attribute-edit.ts'
import { imageTag, type WrittenImage } from './written-image.ts'
import { attributeNamed, tagsOf, type WrittenTag } from './written-tag.ts'

const SHOWN_IN_LIGHT = ['block', 'dark:hidden']
const SHOWN_IN_DARK = ['hidden', 'dark:block']

function classesOf(tag: WrittenTag): readonly string[] {
  const value = (attributeNamed(tag, 'className') ?? attributeNamed(tag, 'class'))?.value
  return value?.kind === 'literal' && typeof value.value === 'string'
    ? value.value.split(/\s+/).filter(Boolean)
    : []
}

/** Two images of which readers see the one that fits the mode. */
export interface ImagePair {
  readonly light: WrittenTag
  readonly dark: WrittenTag
}

/** Returns the pair that an `<img>` belongs to; undefined if it is shown in both modes. */
export function imagePairOf(page: ParsedPage, tag: WrittenTag): ImagePair | undefined {
  const images = tagsOf(page).filter(({ name }) => name === 'img')
  const at = images.findIndex(({ from }) => from === tag.from)
  for (const [light, dark] of [images.slice(at, at + 2), images.slice(Math.max(0, at - 1), at + 1)]) {
    if (!light || !dark || page.text.slice(light.end, dark.from).trim() !== '') continue
    if (classesOf(light).includes('dark:hidden') && classesOf(dark).includes('dark:block'))
      return { light, dark }
  }
  return undefined
}

type Work = (page: ParsedPage, tag: WrittenTag) => TextEdits

/** The source of a tag after changes of its attributes, one after another. */
const reworked = (source: string, ...works: readonly Work[]): string =>
  works.reduce((text, work) => {
    const page = parsePage('', text)
    const [tag] = tagsOf(page)
    return tag ? applyEdits(text, work(page, tag)) : text
  }, source)

const withClasses = (page: ParsedPage, tag: WrittenTag, classes: readonly string[]): TextEdits => {
  const name = attributeNamed(tag, 'class') ? 'class' : 'className'
  return classes.length === 0
    ? removeAttribute(page, tag, name)
    : setAttribute(page, tag, name, classes.join(' '))
}

/** Returns the edits that add an image for dark pages: a copy of the image with another source. */
export function addDarkImage(page: ParsedPage, image: WrittenTag | WrittenImage, src: string): TextEdits {
  const { text } = page
  const isTag = 'name' in image
  const end = isTag ? image.end : image.to
  const source = isTag ? text.slice(image.from, end) : imageTag(image)
  const shownIn =
    (own: readonly string[]): Work =>
    (copy, tag) => {
      const before = classesOf(tag)
      return withClasses(copy, tag, [...before, ...own.filter(one => !before.includes(one))])
    }
  const light = reworked(source, shownIn(SHOWN_IN_LIGHT))
  const dark = reworked(source, shownIn(SHOWN_IN_DARK), (copy, tag) => setAttribute(copy, tag, 'src', src))
  const [space = ' '] = /(?:\r\n|\r|\n)[ \t]*$/.exec(text.slice(0, image.from)) ?? []
  return [{ offset: image.from, length: end - image.from, text: light + space + dark }]
}

/** Returns the edits that leave the image for light pages, for both modes. */
export function removeDarkImage(page: ParsedPage, { light, dark }: ImagePair): TextEdits {
  const rest = classesOf(light).filter(one => !SHOWN_IN_LIGHT.includes(one))
  const space = /\s*$/.exec(page.text.slice(light.end, dark.from))?.[0].length ?? 0
  return [
    ...withClasses(page, light, rest),
    { offset: dark.from - space, length: dark.end - dark.from + space, text: '' },
  ]
}
