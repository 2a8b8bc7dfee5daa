import fc from 'fast-check'
import type { RowTarget } from '../../entries/rowLocations.ts'
import { type SettingCommand, settingCommand } from './settings.ts'

/** An action of a person on the navigation, the files or the settings; rows and files are chosen by number. */
export type Command =
  | {
      readonly kind: 'move'
      readonly rows: readonly number[]
      readonly to: number
      readonly position: RowTarget['position']
    }
  | { readonly kind: 'remove'; readonly rows: readonly number[] }
  | { readonly kind: 'step'; readonly row: number; readonly by: 1 | -1 }
  | {
      readonly kind: 'rename' | 'group' | 'add' | 'list' | 'file' | 'folder' | 'copy' | 'import' | 'delete'
      readonly row: number
      readonly name: string
    }
  | { readonly kind: 'generate'; readonly how: 'replace' | 'append' }
  | { readonly kind: 'setting'; readonly setting: SettingCommand }
  | { readonly kind: 'undo' | 'redo' | 'save' }

const index = fc.nat(30)
const position = fc.constantFrom('before', 'on', 'after')
/** Any action. */
export const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('move'),
      rows: fc.array(index, { minLength: 1, maxLength: 4 }),
      to: index,
      position,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('step'), row: index, by: fc.constantFrom(1, -1) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('remove'),
      rows: fc.array(index, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('rename', 'group', 'add', 'list', 'file', 'folder', 'copy', 'import', 'delete'),
      row: index,
      name: fc.constantFrom('One', 'a “quoted” \\ name', '', 'Ünï', 'Start'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('generate'), how: fc.constantFrom('replace', 'append') }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('setting'), setting: settingCommand }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('undo', 'redo', 'save') }) },
)
