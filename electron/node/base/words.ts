import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Formatter, formatter } from '../../../shared/messages/format.ts'
import { inEnglish } from '../../../shared/messages/in-english.ts'
import type { Text } from '../../../shared/messages/message.ts'
import { findProduct } from './product.ts'

let format: Formatter = inEnglish
let language = 'en'

/** Returns a message in the language of the person. What programs or repositories get is in English (`inEnglish`). */
export const inWords = (text: Text): string => format(text)

/** Returns a number in the language of the person; `digits` is how many follow the decimal point. */
export const numberInWords = (value: number, digits = 0): string =>
  value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** The texts of one language: beside the built programs, or else in the sources. */
function catalogOf(code: string): Readonly<Record<string, unknown>> {
  const { root, catalogs } = findProduct()
  const built = join(catalogs, `${code}.json`)
  if (existsSync(built)) return JSON.parse(readFileSync(built, 'utf8'))
  const folder = join(root, 'shared', 'messages', code)
  const files = existsSync(folder) ? readdirSync(folder) : []
  return Object.fromEntries(
    files.map(file => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  )
}

/** Sets the language of this process; what its catalog lacks is in English. */
export function speak(code: string): void {
  language = code
  format = code === 'en' ? inEnglish : formatter(code, catalogOf(code), inEnglish)
}
