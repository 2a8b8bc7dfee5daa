import { children } from '../document/node.ts'
import { modernServers } from '../document/swagger.ts'
import { entriesOf, itemsOf, own, textAt, textOf } from '../document/value.ts'
import { resolvedServer } from './address.ts'
import type { OperationContext } from './context.ts'

/** A variable part of an address that readers choose. */
export interface ServerVariable {
  readonly name: string
  readonly value: string
  readonly choices: readonly string[]
  readonly description?: string
}

/** The address of an API. */
export interface ServerView {
  /** With `{variables}` as written. */
  readonly url: string
  readonly description?: string
  readonly variables: readonly ServerVariable[]
}

function variablesOf(value: unknown): readonly ServerVariable[] {
  return entriesOf(own(value, 'variables')).map(([name, written]) => {
    const choices = itemsOf(own(written, 'enum')).flatMap(choice => textOf(choice) ?? [])
    const description = textAt(written, 'description')
    return {
      name,
      value: textOf(own(written, 'default')) ?? choices[0] ?? '',
      choices,
      ...(description === undefined ? {} : { description }),
    }
  })
}

/**
 * The servers of an operation: its own, else those of its path, else those of the API. Unusable ones are
 * ignored.
 */
export function serversOf({
  operation,
  source,
  files,
  isOld,
}: Pick<OperationContext, 'operation' | 'source' | 'files' | 'isOld'>): readonly ServerView[] {
  const { root } = source
  const nodes = isOld
    ? modernServers(operation.node, root)
    : ([operation.node, operation.item, root]
        .map(node => children(files.child(node, 'servers')))
        .find(list => list.length > 0) ?? [])
  return nodes.flatMap(({ value }) => {
    const url = resolvedServer(textOf(own(value, 'url'))?.trim() ?? '', source.file)
    const variables = variablesOf(value)
    const named = new Set(variables.map(({ name }) => name))
    const isWhole = [...url.matchAll(/\{([^}]*)\}/g)].every(([, name = '']) => named.has(name))
    if (url === '' || !isWhole || !/^(https?:\/\/|\/|\{)/i.test(url)) return []
    const description = textAt(value, 'description')
    return [{ url, variables, ...(description === undefined ? {} : { description }) }]
  })
}
