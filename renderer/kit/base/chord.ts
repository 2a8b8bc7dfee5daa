import { isMac } from './keys.ts'

/** The key by the character it types, or by its physical code if Alt changes that character. */
function keyName({ key, code, altKey }: KeyboardEvent): string {
  if (altKey || key.length !== 1) return /^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? key.replace(/^Arrow/, '')
  return key.toUpperCase()
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
