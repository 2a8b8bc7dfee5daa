import type { ReactNode } from 'react'
import type { Message } from '../../../shared/messages/message.ts'
import { descriptions } from '../../../shared/site/components/descriptions.ts'
import { blockSnippets } from '../../../shared/site/writing/markdown-blocks.ts'
import { layoutPictures } from './pictures/layoutPictures.tsx'
import { markdownPictures } from './pictures/markdownPictures.tsx'
import { morePictures } from './pictures/morePictures.tsx'
import { Picture } from './pictures/shapes.tsx'

/** Something that can be inserted into a page. */
export interface InsertEntry {
  readonly id: string
  readonly kind: 'markdown' | 'component' | 'inline'
  /** The tag of a component; the last part of the message's key of a block of Markdown. */
  readonly name: string
  /** A sentence without a full stop. */
  readonly about: Message
  readonly template: string
  /** More words by which it is found. */
  readonly words: string
  /** The tags in which it may be; absent if it may be anywhere. */
  readonly within?: readonly string[]
}

const keyOf = ({ key }: Message): string => /:(\w+)/.exec(key)?.[1] ?? ''

const markdown = blockSnippets.map(({ name, about, template, words = '' }): InsertEntry => {
  const key = keyOf(name)
  return { id: key, kind: 'markdown', name: key, about, template, words }
})

const components = [...descriptions].map(
  ([name, { about, template, inline, within }]): InsertEntry => ({
    id: name,
    kind: inline ? 'inline' : 'component',
    name,
    about,
    template,
    words: name,
    ...(within && { within }),
  }),
)

/** Everything that can be inserted: blocks of Markdown, and every component. */
export const insertEntries: readonly InsertEntry[] = [...markdown, ...components]

/** The tag of a component as the key of a message and of a picture. */
export const nameKey = (name: string): string => name.replaceAll('.', '')

/** The drawn picture of an entry; `undefined` if there is none. */
export function pictureOf({ kind, name }: InsertEntry): ReactNode {
  const key = nameKey(name)
  const drawn = kind === 'markdown' ? markdownPictures[key] : (layoutPictures[key] ?? morePictures[key])
  return drawn === undefined ? undefined : <Picture>{drawn}</Picture>
}
