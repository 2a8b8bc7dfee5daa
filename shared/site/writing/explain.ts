import type { Message, Text } from '../../messages/message.ts'
import { fieldDescriptions } from '../../page/field-descriptions.ts'
import type { PageSummary } from '../../page/summary.ts'
import { descriptions } from '../components/descriptions.ts'
import { cursorContextAt } from './cursor.ts'

/** An explanation of something in a page, for authors. */
export interface Explanation {
  /** The explained range, in UTF-16 units of the text. */
  readonly from: number
  readonly to: number
  readonly name: string
  readonly about?: Text
  /** Its possible values. */
  readonly values?: readonly string[]
  /** Path of an image of the repository. */
  readonly image?: string
}

interface Known {
  pageAt(path: string): PageSummary | undefined
  hasFile(path: string): boolean
}

/**
 * Explains the tag, the attribute, the field or the target at `offset`; undefined if there is nothing to
 * explain.
 */
export function explainAt(text: string, offset: number, known: Known): Explanation | undefined {
  const writing = cursorContextAt(text, offset)
  if (!writing) return undefined
  const { from, to } = writing
  const word = text.slice(from, to)
  const say = (name: string, said: { about: Message; values?: readonly string[] } | undefined) =>
    said && { from, to, name, about: said.about, ...(said.values && { values: said.values }) }
  switch (writing.kind) {
    case 'tag':
      return say(`<${word}>`, descriptions.get(word))
    case 'close':
      return say(`<${word.replace('>', '')}>`, descriptions.get(word.replace('>', '')))
    case 'attribute':
      return say(word, descriptions.get(writing.tag)?.attributes[word])
    case 'value': {
      const said = descriptions.get(writing.tag)?.attributes[writing.attribute]
      return target(word, { from, to }, known) ?? say(writing.attribute, said)
    }
    case 'field':
      return say(word, fieldDescriptions.get(word))
    case 'field-value':
      return say(writing.field, fieldDescriptions.get(writing.field))
    case 'link':
    case 'image':
      return target(word, { from, to }, known)
    default:
      return undefined
  }
}

function target(word: string, place: { from: number; to: number }, known: Known): Explanation | undefined {
  const path = word.replace(/^\/+/, '').replace(/[?#].*$/, '')
  if (path === '') return undefined
  const page = known.pageAt(path)
  if (page) {
    const about = page.description
    return { ...place, name: page.title, ...(about !== undefined && { about }) }
  }
  return known.hasFile(path) ? { ...place, name: path, image: path } : undefined
}
