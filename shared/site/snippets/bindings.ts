import type { Code } from '../../page/expressions/code.ts'
import { freeNames } from '../../page/expressions/free-names.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import type { AttributeValue, TagNode } from '../../page/tree/tree.ts'
import { isScript, type Snippets, snippetFile } from './files.ts'
import { type Import, type Modules, modulesOf } from './modules.ts'
import type { OwnComponent } from './own-component.ts'
import { constants, givenBy, type Values } from './values.ts'

/** A component and the file that exports it. */
export interface ExportedComponent {
  readonly name: string
  readonly file: string
  readonly component: OwnComponent
}

/** Code that a file exports. */
export interface ExportedCode {
  readonly file: string
  readonly code: Code
}

/** The meaning of names in a page or a snippet. */
export interface Bindings {
  /** Files of the snippets that are shown by name. */
  readonly tags: ReadonlyMap<string, string>
  readonly components: ReadonlyMap<string, ExportedComponent>
  /** Constants and functions that are computed in the file that exports them. */
  readonly codes: ReadonlyMap<string, ExportedCode>
  readonly values: Values
}

/** Returns what a file provides for the name of an import. */
function imported({ local, exported }: Import, file: string, { values, components, codes }: Modules) {
  const isAll = exported === '*'
  const under = <T, U>(of: ReadonlyMap<string, T>, make: (name: string, found: T) => U) =>
    (isAll ? [...of.keys()] : [exported]).flatMap(name => {
      const found = of.get(name)
      return found === undefined ? [] : [[isAll ? `${local}.${name}` : local, make(name, found)] as const]
    })
  return {
    components: under(components, (name, component): ExportedComponent => ({ name, file, component })),
    codes: under(codes, (_, code): ExportedCode => ({ file, code })),
    values: isAll ? [[local, Object.fromEntries(values)] as const] : under(values, (_, value) => value),
  }
}

/** Reads the statements of a page; for a snippet also what the tag that shows it passes to it. */
export function bindingsOf(page: ParsedPage, snippets: Snippets, tag: TagNode | undefined): Bindings {
  const own = modulesOf(page)
  const tags = new Map<string, string>()
  const components = new Map<string, ExportedComponent>()
  for (const [name, component] of own.components) components.set(name, { name, file: page.file, component })
  const codes = new Map<string, ExportedCode>()
  for (const [name, code] of own.codes) codes.set(name, { file: page.file, code })
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
      for (const [name, code] of found.codes) codes.set(name, code)
      for (const [name, value] of constants(found.values)) all.set(name, value)
    }
  }
  for (const [name, value] of tag === undefined ? [] : givenBy(tag)) all.set(name, value)
  return { tags, components, codes, values: all }
}

/** Whether the file of a component knows every name that the component uses. */
function isComplete({ file, component }: ExportedComponent, page: ParsedPage, snippets: Snippets): boolean {
  if (component.kind !== 'code') return component.kind === 'markup'
  const home = file === page.file ? page : snippets.get(file)
  if (home === undefined) return false
  const { values, codes } = bindingsOf(home, snippets, undefined)
  return freeNames(component.code).every(name => values.has(name) || codes.has(name))
}

/** The tags that a page renders as components: its own, and those of `snippets`, that do nothing but compute markup. */
export const componentNames = (page: ParsedPage, snippets: Snippets): readonly string[] =>
  [...bindingsOf(page, snippets, undefined).components].flatMap(([name, exported]) =>
    isComplete(exported, page, snippets) ? [name] : [],
  )

/** The tags of a page that react to what readers do where a program runs; a page shows them as they start. */
export const reactingNames = (page: ParsedPage, snippets: Snippets): ReadonlySet<string> =>
  new Set(
    [...bindingsOf(page, snippets, undefined).components].flatMap(([name, { component }]) =>
      component.kind === 'code' && component.reacts ? [name] : [],
    ),
  )

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
