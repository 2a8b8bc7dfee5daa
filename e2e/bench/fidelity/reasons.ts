import { componentNamed } from '../../../shared/site/components/registry.ts'
import { destination } from './addresses.ts'
import type { BuiltPage } from './built-parts.ts'
import type { Part } from './part.ts'

/** What a reason is judged by. */
export interface Where {
  readonly page: BuiltPage
  /** The folder of the source. */
  readonly folder: string
  /** The addresses of the built page, as destinations. */
  readonly shown: ReadonlySet<string>
  /** The names that the source imports or defines. */
  readonly names: ReadonlySet<string>
}

type Explains = (part: Part, where: Where) => boolean

/** Why a part of a source does not stand on its page. */
export const REASONS: Readonly<Record<string, Explains>> = {
  'code of the page, not text': ({ reason }) => reason === 'code',
  'comment of the author': ({ reason }) => reason === 'comment',
  'expression, computed or shown in a box': ({ reason }) => reason === 'expression',
  'for programs only, and in the Markdown of the page': ({ inside }) =>
    inside.includes('Visibility for agents'),
  'address of another program, to which pages do not lead': ({ kind, text }) =>
    kind === 'link' && /^(?!https?:|mailto:|tel:)[a-z][\w+.-]*:/i.test(text),
  'property of a component that is nowhere defined, which check tells': ({ inside }, { names }) => {
    const tag = inside.at(-1) ?? ''
    return /^[A-Z]/.test(tag) && componentNamed(tag) === undefined && !names.has(tag.split('.')[0] ?? '')
  },
  'folder, whose first page the link opens': ({ kind, text }, { shown, folder }) => {
    if (kind !== 'link') return false
    const below = `${destination(text, folder)}/`
    return below !== '/' && [...shown].some(each => each.startsWith(below))
  },
}

/** The reason why a part may be missing, if there is one. */
export const reasonFor = (part: Part, where: Where): string | undefined =>
  Object.entries(REASONS).find(([, explains]) => explains(part, where))?.[0]
