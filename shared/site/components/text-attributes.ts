import { CALLOUT_NAMES } from '../../page/tags/callout-names.ts'
/** How a text in an attribute is shown: as it is, with code between backticks, or as a line of Markdown. */
export type TextKind = 'plain' | 'title' | 'line'

const TITLED: Readonly<Record<string, TextKind>> = { title: 'title' }

const kinds: ReadonlyMap<string, Readonly<Record<string, TextKind>>> = new Map<
  string,
  Readonly<Record<string, TextKind>>
>([
  ...[...CALLOUT_NAMES, 'Step', 'Expandable'].map(name => [name, TITLED] as const),
  ['Accordion', { title: 'title', description: 'plain' }],
  ['Card', { title: 'title', description: 'line' }],
  ['Tile', { title: 'title', description: 'line' }],
  ['Tab', { title: 'plain' }],
  ['View', { title: 'plain' }],
  ['Frame', { caption: 'line', hint: 'line' }],
  ['Prompt', { description: 'line' }],
  ['Update', { label: 'plain', description: 'plain' }],
])

/** How a component shows the text of an attribute; `undefined` if it shows no such text. */
export function textKind(component: string, attribute: string): TextKind | undefined {
  const own = kinds.get(component)
  return own && Object.hasOwn(own, attribute) ? own[attribute] : undefined
}
