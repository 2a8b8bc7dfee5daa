/** The usage of each command, by its verb. PLACE is `into`, `before` or `after` and a pointer. */
export const CONFIG_USAGE = {
  get: 'get [POINTER]',
  set: 'set POINTER VALUE',
  insert: 'insert POINTER VALUE',
  remove: 'remove POINTER|PAGE…',
  move: 'move POINTER TO, or move POINTER… PLACE',
  list: 'list [POINTER|PAGE]',
  add: 'add KIND NAME PLACE [KEY=VALUE…]',
  rename: 'rename POINTER|PAGE NAME',
  hide: 'hide POINTER',
  show: 'show POINTER',
  default: 'default POINTER',
  root: 'root POINTER [PAGE]',
  copy: 'copy POINTER NAME [PLACE]',
  also: 'also POINTER POINTER',
  turn: 'turn POINTER KIND',
  wrap: 'wrap POINTER KIND NAME',
  unwrap: 'unwrap POINTER',
  redirect: 'redirect SOURCE DESTINATION',
} as const

/** The verb of a command. */
export type ConfigVerb = keyof typeof CONFIG_USAGE

/** Whether a word is the verb of a command. */
export const isConfigVerb = (word: string): word is ConfigVerb => Object.hasOwn(CONFIG_USAGE, word)
