import type { JsonPath } from '../../../shared/config/json/pointer.ts'
import { isObject } from '../../../shared/config/json/value.ts'
import { makeDefault } from '../../../shared/config/tree/default-division.ts'
import { type EntryProperty, propertiesOf, setProperty } from '../../../shared/config/tree/properties.ts'
import { renameEntry } from '../../../shared/config/tree/rename.ts'
import { Sequence, type TreeEdit, unchanged } from '../../../shared/config/tree/tree-edit.ts'
import { message } from '../../../shared/messages/message.ts'
import { entryAt } from './rowEdits.ts'
import { locationsIn } from './rowLocations.ts'

/** What a group or division says besides its content: its name, and properties that differ from what is written. */
export interface EntrySettings {
  readonly name: string
  readonly properties: Readonly<Partial<Record<EntryProperty, unknown>>>
  /** New readers see it. */
  readonly isDefault?: boolean
}

/** The properties that a row’s entry can have. */
export function propertiesOfRow(config: unknown, id: string): readonly EntryProperty[] {
  const at = locationsIn(config).get(id)
  return at ? propertiesOf(config, at) : []
}

/** What a row’s entry says about one of its properties. */
export function propertyOfRow(config: unknown, id: string, property: EntryProperty): unknown {
  const entry = entryAt(config, id)
  return isObject(entry) ? entry[property] : undefined
}

/** Sets the name and the properties of a row’s entry; nothing changes unless all can be set. */
export function setEntry(config: unknown, id: string, settings: EntrySettings): TreeEdit {
  const at = locationsIn(config).get(id)
  const sequence = new Sequence(config)
  const done = message('tree:sameValue')
  if (!at) return unchanged(done)
  for (const step of stepsOf(settings)) {
    const edit = step(sequence.config, sequence.at[0] ?? at)
    if (edit.kind === 'refused') return edit
    if (edit.kind !== 'edit') continue
    sequence.make(edit.changes)
    sequence.notes.push(...edit.notes)
    sequence.at = edit.at
  }
  return sequence.result(done)
}

type Step = (config: unknown, at: JsonPath) => TreeEdit

const stepsOf = ({ name, properties, isDefault }: EntrySettings): readonly Step[] => [
  (config, at) => renameEntry(config, at, name),
  ...PROPERTIES.filter(property => Object.hasOwn(properties, property)).map(
    (property): Step =>
      (config, at) =>
        setProperty(config, at, property, properties[property]),
  ),
  ...(isDefault ? [makeDefault] : []),
]

const PROPERTIES: readonly EntryProperty[] = [
  'icon',
  'iconType',
  'color',
  'tag',
  'description',
  'hidden',
  'searchable',
  'expanded',
  'boost',
  'align',
  'public',
  'href',
  'url',
  'version',
  'openapi',
  'asyncapi',
  'directory',
]
