import { isMac } from './keys.ts'

/** The character that a key has on a US keyboard; `undefined` for most keys with punctuation. */
const physical = (code: string): string | undefined =>
  code === 'Backslash' ? '\\' : /^(?:Key|Digit)(.)$/.exec(code)?.[1]

/**
 * The key by the character it types, or by its place: if Alt changes that character, if it is a letter of another
 * script, or if the character differs from keyboard to keyboard, as on the digit keys in France.
 */
function keyName({ key, code, altKey, shiftKey }: KeyboardEvent): string {
  const isCharacter = key.length === 1
  const place = physical(code)
  const isOfThisKeyboard = /[^ -~]/.test(key) || (!shiftKey && /^(?:Digit|Backslash)/.test(code))
  if (place !== undefined && (altKey || !isCharacter || isOfThisKeyboard)) return place
  return isCharacter && !altKey ? key.toUpperCase() : key.replace(/^Arrow/, '')
}

/** The pressed chord, written as in the command table. */
export function chordOf(event: KeyboardEvent, mac = isMac()): string {
  const key = keyName(event)
  const mod = mac ? event.metaKey : event.ctrlKey
  const other = mac ? event.ctrlKey : event.metaKey
  const isSign = /^[^A-Z0-9]$/.test(key)
  return [other && 'Other', mod && 'Mod', event.altKey && 'Alt', event.shiftKey && !isSign && 'Shift', key]
    .filter(part => part !== false)
    .join('+')
}
