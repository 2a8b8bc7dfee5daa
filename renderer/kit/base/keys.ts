/** Whether the keyboard has a Command key. */
export const isMac = (): boolean => /mac/i.test(navigator.userAgent)

const MAC_NAMES: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧', Ctrl: '⌃' }
const SIGNS: Readonly<Record<string, string>> = {
  Enter: '↵',
  Up: '↑',
  Down: '↓',
  Left: '←',
  Right: '→',
  Escape: 'Esc',
}

/** The caps to draw for keys such as `Mod+Shift+S`; `names` has what keyboards of a language call some of them. */
export function keyCaps(
  keys: string,
  names: Readonly<Record<string, string>>,
  mac = isMac(),
): readonly string[] {
  return keys.split('+').map(key => (mac ? MAC_NAMES[key] : names[key]) ?? SIGNS[key] ?? key)
}
