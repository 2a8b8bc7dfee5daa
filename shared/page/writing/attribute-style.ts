import type { ParsedPage } from '../parse/parsed-page.ts'
import { tagsOf, type WrittenAttribute, type WrittenTag } from './written-tag.ts'

/** How a tag writes its attributes. */
export interface AttributeStyle {
  readonly quote: string
  /** `cols={2}` rather than `cols="2"`. */
  readonly hasBracedNumbers: boolean
  /** `arrow={true}` rather than `arrow`. */
  readonly hasBracedFlags: boolean
}

const isComponent = (name: string) => /^[A-Z]/.test(name)

/** What most of the votes say; undefined for none and for as many on both sides. */
function majority(votes: readonly boolean[]): boolean | undefined {
  const yes = votes.filter(Boolean).length
  return yes * 2 === votes.length ? undefined : yes * 2 > votes.length
}

function styleIn(text: string, attributes: readonly WrittenAttribute[]) {
  const quotes: boolean[] = []
  const numbers: boolean[] = []
  const flags: boolean[] = []
  for (const { inner, value } of attributes) {
    const literal = value.kind === 'literal' ? value.value : undefined
    const mark = inner && text[inner.from - 1]
    if (mark === '"' || mark === "'") quotes.push(mark === '"')
    if (typeof literal === 'number') numbers.push(true)
    else if (inner?.kind === 'text' && /^\d+$/.test(String(literal))) numbers.push(false)
    if (literal === true) flags.push(inner !== undefined)
  }
  return { quotes: majority(quotes), numbers: majority(numbers), flags: majority(flags) }
}

/** Returns how new attributes of a tag are written: as its own, else as those of tags like it in the page. */
export function attributeStyle(page: ParsedPage, tag: WrittenTag): AttributeStyle {
  const own = styleIn(page.text, tag.attributes)
  const similar = tagsOf(page).filter(({ name }) => isComponent(name) === isComponent(tag.name))
  const others = styleIn(
    page.text,
    similar.flatMap(({ attributes }) => attributes),
  )
  return {
    quote: (own.quotes ?? others.quotes ?? true) ? '"' : "'",
    hasBracedNumbers: own.numbers ?? others.numbers ?? isComponent(tag.name),
    hasBracedFlags: own.flags ?? others.flags ?? false,
  }
}
