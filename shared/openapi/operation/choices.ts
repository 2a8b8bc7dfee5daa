import { printJson } from '../document/value.ts'
import type { BodyChoice, ContentView } from './content.ts'
import { exampleOf } from './example.ts'

function madeChoices(content: ContentView): readonly BodyChoice[] {
  const view = content.schema ?? content.item
  if (!view) return []
  const all: BodyChoice = { kind: 'all', value: exampleOf(view, 'all') }
  if (content.direction === 'response') return [all]
  const required: BodyChoice = { kind: 'required', value: exampleOf(view, 'required') }
  return printJson(required.value) === printJson(all.value) ? [all] : [required, all]
}

/**
 * The bodies to choose from for a format, the one that is shown first at the start: those of the description, else
 * those made from its schema. None if nothing is known of the body.
 */
export function bodyChoices(content: ContentView): readonly BodyChoice[] {
  const { choices, examples, schema, item } = content
  if (choices) return choices
  const named = examples.flatMap(({ name, value }): readonly BodyChoice[] =>
    value === undefined ? [] : [{ kind: 'given', name, value }],
  )
  if (named.length > 0) return named
  const held = (schema ?? item)?.examples ?? []
  return held.length > 0 ? held.map((value): BodyChoice => ({ kind: 'given', value })) : madeChoices(content)
}

/** The body that a sample shows first; `undefined` if nothing is known of it. */
export const bodyExample = (content: ContentView): unknown => bodyChoices(content)[0]?.value

/** A body with every field that is known, for what is told of each field. */
export const wholeExample = (content: ContentView): unknown => bodyChoices(content).at(-1)?.value
