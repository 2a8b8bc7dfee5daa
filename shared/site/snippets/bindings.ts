import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import type { AttributeValue, TagNode } from '../../page/tree/tree.ts'
import { isScript, type Snippets, snippetFile } from './files.ts'
import type { Markup } from './markup.ts'
import { type Import, type Modules, modulesOf } from './modules.ts'
import { constants, givenBy, type Values } from './values.ts'

/** A component and the file that exports it. */
export interface ExportedMarkup {
  readonly name: string
  readonly file: string
  readonly markup: Markup
}

/** The meaning of names in a page or a snippet. */
export interface Bindings {
  /** Files of the snippets that are shown by name. */
  readonly tags: ReadonlyMap<string, string>
  readonly components: ReadonlyMap<string, ExportedMarkup>
  readonly values: Values
}

/** Returns what a file provides for the name of an import. */
function imported({ local, exported }: Import, file: string, { values, components }: Modules) {
  const markup = (name: string) => {
    const found = components.get(name)
    return found === undefined ? [] : [{ name, file, markup: found }]
  }
  if (exported !== '*') {
    const value = values.get(exported)
    return {
      components: markup(exported).map(found => [local, found] as const),
      values: value === undefined ? [] : [[local, value] as const],
    }
  }
  return {
    components: [...components.keys()].flatMap(name =>
      markup(name).map(found => [`${local}.${name}`, found] as const),
    ),
    values: [[local, Object.fromEntries(values)] as const],
  }
}

/** Reads the statements of a page; for a snippet also what the tag that shows it passes to it. */
export function bindingsOf(page: ParsedPage, snippets: Snippets, tag: TagNode | undefined): Bindings {
  const own = modulesOf(page)
  const tags = new Map<string, string>()
  const components = new Map<string, ExportedMarkup>()
  for (const [name, markup] of own.components) components.set(name, { name, file: page.file, markup })
  const all = new Map<string, AttributeValue>(constants(own.values))
  for (const each of own.imports) {
    const file = snippetFile({ from: page.file, target: each.target, by: 'import' }, snippets)
    const snippet = file === undefined ? undefined : snippets.get(file)
    if (file === undefined || snippet === undefined) continue
    // The default export of a script is a component; that of a text is the text itself.
    if (each.exported === 'default' && !isScript(file)) tags.set(each.local, file)
    else {
      const found = imported(each, file, modulesOf(snippet))
      for (const [name, component] of found.components) components.set(name, component)
      for (const [name, value] of constants(found.values)) all.set(name, value)
    }
  }
  for (const [name, value] of tag === undefined ? [] : givenBy(tag)) all.set(name, value)
  return { tags, components, values: all }
}

/** The tags that a page renders as components: its own and those of `snippets` that are pure markup. */
export const componentNames = (page: ParsedPage, snippets: Snippets): readonly string[] => [
  ...bindingsOf(page, snippets, undefined).components.keys(),
]

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
