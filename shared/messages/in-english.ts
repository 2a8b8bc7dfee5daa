import { english } from './en/english.ts'
import { type Formatter, formatter } from './format.ts'
import type { Text } from './message.ts'

let format: Formatter | undefined

/** Puts a message into English, as the command line, logs and files in the repository have it. */
export function inEnglish(text: Text): string {
  format ??= formatter('en', english)
  return format(text)
}
