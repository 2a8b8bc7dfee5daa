import type { ParsedPage } from '../page/page.ts'
import { slugOf } from '../page/slug.ts'
import type { TagNode } from '../page/tree.ts'
import { dashed } from '../site/anchors.ts'
import { tagsOfPage } from './tags.ts'

function textOf(tag: TagNode, name: string): string | undefined {
  const value = Object.hasOwn(tag.attributes, name) ? tag.attributes[name] : undefined
  return value?.kind === 'literal' && typeof value.value === 'string' ? value.value : undefined
}

const TITLED: ReadonlySet<string> = new Set(['Accordion', 'Card', 'Expandable', 'Step', 'Tab', 'Update'])
const FIELD_NAMES = ['name', 'path', 'query', 'body', 'header']

function anchorsOfTag(tag: TagNode): readonly string[] {
  const own = [textOf(tag, 'id'), textOf(tag, 'name')]
  const title = TITLED.has(tag.name) ? (textOf(tag, 'title') ?? textOf(tag, 'label')) : undefined
  const isField = tag.name === 'ParamField' || tag.name === 'ResponseField'
  const fields = isField ? FIELD_NAMES.flatMap(name => textOf(tag, name) ?? []) : []
  return [
    ...own.flatMap(id => id ?? []),
    ...(title === undefined ? [] : [slugOf(title), title.toLowerCase()]),
    ...fields.map(name => `param-${name.toLowerCase()}`),
  ]
}

/** Stands among the anchors of a page that shows snippets: what these hold is not known, so any place may be there. */
export const ANY_ANCHOR = '*'

/**
 * Returns what a link's `#…` can name in a page: headings, ids that the author gave, fields, and titles of
 * steps, tabs and the like. Holds {@link ANY_ANCHOR} where not all of them can be known.
 */
export function anchorsOf(page: ParsedPage): ReadonlySet<string> {
  const showsSnippets = page.assets.some(asset => asset.kind === 'snippet')
  return new Set([
    ...page.headings.flatMap(heading => [heading.id, dashed(heading.text)]),
    ...tagsOfPage(page).flatMap(([tag]) => anchorsOfTag(tag)),
    ...(showsSnippets ? [ANY_ANCHOR] : []),
  ])
}
