import { expect, test } from 'vitest'
import { chordOf } from './chord.ts'

/** What a press says of itself, with Ctrl; nothing else is read of it. */
const press = (key: string, code: string, held: object = {}) =>
  ({ ctrlKey: true, altKey: false, shiftKey: false, metaKey: false, ...held, key, code }) as KeyboardEvent

const SHIFT = { shiftKey: true }

test.each([
  ['an English', press('s', 'KeyS'), 'Mod+S'],
  ['an English', press('|', 'Backslash', SHIFT), 'Mod+|'],
  ['a Dvorak', press(',', 'KeyW'), 'Mod+,'],
  ['an Arabic', press('س', 'KeyS'), 'Mod+S'],
  ['an Arabic', press('ب', 'KeyF', SHIFT), 'Mod+Shift+F'],
  ['a French', press('&', 'Digit1'), 'Mod+1'],
  ['a French', press('a', 'KeyQ'), 'Mod+A'],
  ['a German', press('#', 'Backslash'), 'Mod+\\'],
  ['a German', press('/', 'Digit7', SHIFT), 'Mod+/'],
  ['a Japanese', press('\\', 'IntlRo'), 'Mod+\\'],
] as const)('a key of %s keyboard is found', (_, event, chord) => {
  expect(chordOf(event, false)).toBe(chord)
})

test('keys without a character have their names, and Alt changes no letter', () => {
  expect(chordOf(press('ArrowLeft', 'ArrowLeft', { ctrlKey: false, altKey: true }), false)).toBe('Alt+Left')
  expect(chordOf(press('ø', 'KeyO', { altKey: true }), false)).toBe('Mod+Alt+O')
})
