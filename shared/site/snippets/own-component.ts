import type { Message } from '../../messages/message.ts'
import type { Code } from '../../page/expressions/code.ts'
import { NotComputed } from '../../page/expressions/not-computed.ts'
import { readExport } from '../../page/expressions/read-code.ts'
import { type Markup, markupOf } from './markup.ts'

/** A component that a site defines: markup with placeholders, code that computes markup, or neither. */
export type OwnComponent =
  | ({ readonly kind: 'markup' } & Markup)
  /** One that reacts to readers is drawn as it starts. */
  | { readonly kind: 'code'; readonly code: Code; readonly reacts: boolean }
  | { readonly kind: 'refused'; readonly why: Message }

/** What a statement exports besides literals. */
interface Exported {
  readonly codes: readonly (readonly [string, Code])[]
  readonly components: readonly (readonly [string, OwnComponent])[]
}

const NOTHING: Exported = { codes: [], components: [] }
const NAME = /^export\s+(?:(default)\b|(?:const|function)\s+([A-Z][\w$]*))/

/** What says that a component does something after it is drawn. */
const REACTS = /\bon[A-Z]\w*=\{|\buse(?:Effect|LayoutEffect|Reducer|State)\(/

/** Whether a name is that of a component: such names start with a capital letter. */
const isComponent = (name: string): boolean => name === 'default' || /^[A-Z]/.test(name)

/** Reads the components and the computed constants that a statement exports. */
export function exportedBy(statement: string): Exported {
  if (!/^export\b/.test(statement)) return NOTHING
  const markup = markupOf(statement)
  if (markup !== undefined) return { codes: [], components: [[markup[0], { kind: 'markup', ...markup[1] }]] }
  try {
    const read = readExport(statement)
    const reacts = REACTS.test(statement)
    return {
      codes: read.map(({ name, code }) => [name, code] as const),
      components: read
        .filter(({ name, code }) => isComponent(name) && code.op === 'function')
        .map(({ name, code }) => [name, { kind: 'code', code, reacts }] as const),
    }
  } catch (error) {
    if (!(error instanceof NotComputed)) throw error
    const [, isDefault, name = isDefault] = NAME.exec(statement) ?? []
    return name === undefined
      ? NOTHING
      : { codes: [], components: [[name, { kind: 'refused', why: error.reason }]] }
  }
}
