import type { Text } from '../../messages/message.ts'
import { fieldDescriptions } from '../../page/field-descriptions.ts'
import type { PageSummary } from '../../page/summary.ts'
import type { Heading } from '../../page/tree/tree.ts'
import { describedAttributesOf, descriptions } from '../components/descriptions.ts'
import type { CursorContext } from './cursor.ts'
import { attributeTemplate, fill } from './insert.ts'

/** A suggestion for the cursor. */
export interface Suggestion {
  readonly kind: 'tag' | 'attribute' | 'value' | 'field' | 'page' | 'heading' | 'file' | 'icon'
  readonly label: Text
  /** Shown next to the label, in small print. */
  readonly note?: string
  readonly about?: Text
  /** The search text, if it is not the label. */
  readonly searchText?: string
  /** A template with fields to fill if `isTemplate`. */
  readonly insert: string
  readonly isTemplate?: true
  /** Path of an image of the repository that illustrates it. */
  readonly image?: string
  /** More is offered right after it. */
  readonly continues?: true
}

/** An operation of an API description. */
export interface OfferedOperation {
  /** As the field `openapi` names it. */
  readonly written: string
  readonly title: string
}

/** Everything that can be linked to or shown. */
export interface SuggestionSources {
  readonly pages: readonly PageSummary[]
  /** Paths of the files that are no pages. */
  readonly files: readonly string[]
  /** Headings of the page that the link leads to. */
  readonly headings: readonly Pick<Heading, 'id' | 'text' | 'level'>[]
  readonly icons: readonly string[]
  readonly operations: readonly OfferedOperation[]
  readonly versions: readonly string[]
}

/** Returns what can be written at the cursor; nothing in prose and for values that can be anything. */
export function suggest(writing: CursorContext, sources: SuggestionSources): readonly Suggestion[] {
  switch (writing.kind) {
    case 'tag':
      return [...descriptions].map(([name, { about, template }]) => ({
        kind: 'tag',
        label: name,
        about,
        insert: template.slice(1),
        isTemplate: true,
      }))
    case 'close':
      return [...new Set(writing.open)].map(name => ({
        kind: 'tag',
        label: `/${name}`,
        searchText: name,
        insert: `${name}>`,
      }))
    case 'attribute':
      return attributesOf(writing)
    case 'value':
      return valuesOf(writing, sources)
    case 'field':
      return fieldsOf(writing.present)
    case 'field-value':
      return fieldValues(writing.field, sources)
    case 'link':
      return targets(writing.typed, sources)
    case 'image':
      return images(sources)
    case 'snippet':
      return snippets(sources)
    case 'slash':
      // The insert menu opens there.
      return []
  }
}

function attributesOf({ tag, present }: CursorContext & { kind: 'attribute' }): readonly Suggestion[] {
  const known = describedAttributesOf(tag)
  return Object.entries(known)
    .filter(([name]) => !present.includes(name))
    .map(([name, { about, kind }]) => ({
      kind: 'attribute',
      label: name,
      note: kind === 'text' || kind === 'choice' ? '' : kind,
      about,
      ...attributeTemplate(name, kind),
    }))
}

const choices = (values: readonly string[]): readonly Suggestion[] =>
  values.map(value => ({ kind: 'value', label: value, insert: value }))

function valuesOf(
  { tag, attribute, typed, isBraced }: CursorContext & { kind: 'value' },
  sources: SuggestionSources,
): readonly Suggestion[] {
  const described = describedAttributesOf(tag)
  const known = Object.hasOwn(described, attribute) ? described[attribute] : undefined
  if (isBraced)
    return choices(
      known?.kind === 'flag' ? ['true', 'false'] : known?.kind === 'number' ? (known.values ?? []) : [],
    )
  if (tag === 'Snippet')
    return snippets(sources).map(each => ({ ...each, insert: each.insert.replace(/^\/snippets\//, '') }))
  switch (known?.kind) {
    case 'icon':
      return icons(sources)
    case 'link':
      return targets(typed, sources)
    case 'image':
      return images(sources)
    case 'flag':
      return choices(['true', 'false'])
    default:
      return choices(known?.values ?? [])
  }
}

function fieldsOf(present: readonly string[]): readonly Suggestion[] {
  return [...fieldDescriptions]
    .filter(([name]) => !present.includes(name))
    .map(([name, { about, kind }]) => {
      const key = name.includes(':') ? `"${name}"` : name
      const isText = kind === 'text' || kind === 'image'
      const value = kind === 'flag' ? 'true' : isText ? `"${fill(0, '')}"` : fill(0, '')
      const continues = kind !== 'text' && kind !== 'flag' && { continues: true as const }
      return { kind: 'field', label: name, about, insert: `${key}: ${value}`, isTemplate: true, ...continues }
    })
}

function fieldValues(field: string, sources: SuggestionSources): readonly Suggestion[] {
  const known = fieldDescriptions.get(field)
  switch (known?.kind) {
    case 'icon':
      return icons(sources)
    case 'flag':
      return choices(['true', 'false'])
    case 'image':
      return images(sources)
    case 'version':
      return choices(sources.versions)
    case 'operation':
      return sources.operations.map(({ written, title }) => ({
        kind: 'value',
        label: written,
        note: title,
        searchText: `${written} ${title}`,
        insert: written,
      }))
    default:
      return choices(known?.values ?? [])
  }
}

/** Pages, and after `#` the headings of the page before it. */
function targets(typed: string, { pages, headings }: SuggestionSources): readonly Suggestion[] {
  const hash = typed.indexOf('#')
  if (hash >= 0) {
    const path = typed.slice(0, hash)
    return headings.map(({ id, text, level }) => ({
      kind: 'heading',
      label: `${'  '.repeat(Math.max(0, level - 2))}${text}`,
      note: `#${id}`,
      searchText: `${path}#${id} ${text}`,
      insert: `${path}#${id}`,
    }))
  }
  return pages.map(({ path, title, description }) => ({
    kind: 'page',
    label: title,
    note: `/${path}`,
    searchText: `/${path} ${title}`,
    insert: `/${path}`,
    ...(description !== undefined && { about: description }),
  }))
}

const IMAGE = /\.(svg|png|jpe?g|webp|gif|avif|ico)$/i

const images = ({ files }: SuggestionSources): readonly Suggestion[] =>
  files
    .filter(file => IMAGE.test(file))
    .map(file => ({ kind: 'file', label: file, searchText: `/${file}`, insert: `/${file}`, image: file }))

const snippets = ({ files }: SuggestionSources): readonly Suggestion[] =>
  files
    .filter(file => /^_?snippets\/.*\.(mdx?|jsx)$/i.test(file))
    .map(file => ({ kind: 'file', label: file, searchText: `/${file}`, insert: `/${file}` }))

const icons = ({ icons }: SuggestionSources): readonly Suggestion[] =>
  icons.map(name => ({ kind: 'icon', label: name, insert: name }))
