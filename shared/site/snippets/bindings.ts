import type { ParsedPage } from '../../page/page.ts'
import type { AttributeValue, TagNode } from '../../page/tree.ts'
import { type Snippets, snippetFile } from './files.ts'
import { modulesOf } from './modules.ts'
import { constants, givenBy, type Values } from './values.ts'

/** What the names of a page or a snippet stand for. */
export interface Bindings {
  /** Files of the snippets that are shown by name. */
  readonly tags: ReadonlyMap<string, string>
  readonly values: Values
}

/** Reads the statements of a page; for a snippet also what the tag that shows it gives to it. */
export function bindingsOf(page: ParsedPage, snippets: Snippets, tag: TagNode | undefined): Bindings {
  const { imports, values } = modulesOf(page)
  const tags = new Map<string, string>()
  const all = new Map<string, AttributeValue>(constants(values))
  for (const { local, exported, target } of imports) {
    const file = snippetFile({ from: page.file, target, by: 'import' }, snippets)
    const snippet = file === undefined ? undefined : snippets.get(file)
    if (file === undefined || snippet === undefined) continue
    if (exported === 'default') tags.set(local, file)
    else {
      const value = modulesOf(snippet).values.get(exported)
      if (value !== undefined) all.set(local, { kind: 'literal', value })
    }
  }
  for (const [name, value] of tag === undefined ? [] : givenBy(tag)) all.set(name, value)
  return { tags, values: all }
}

/** The snippet that a tag of the page `from` shows, by its file. */
export function snippetOf(
  tag: TagNode,
  from: string,
  tags: Bindings['tags'],
  snippets: Snippets,
): string | undefined {
  const { file } = tag.attributes
  if (tag.name !== 'Snippet' || file?.kind !== 'literal') return tags.get(tag.name)
  return snippetFile({ from, target: String(file.value), by: 'tag' }, snippets)
}
