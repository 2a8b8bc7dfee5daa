import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileText } from '../../../shared/project/files.ts'
import { Refusal } from '../../../shared/text/failure.ts'

const fileOf = (data: string, address: string): string =>
  join(data, 'api-copies', `${createHash('sha256').update(address).digest('hex')}.txt`)

/** Keeps what an address gave, so that it can be read without the internet. `data` is Galley's own data folder. */
export function keepCopy(data: string, address: string, text: string): void {
  const file = fileOf(data, address)
  const temporary = `${file}.${process.pid}.tmp`
  mkdirSync(join(data, 'api-copies'), { recursive: true })
  writeFileSync(temporary, text, { flush: true })
  renameSync(temporary, file)
}

/** The copy that was kept last. Refuses with `not-found` where there is none. */
export function readCopy(data: string, address: string): FileText {
  const file = fileOf(data, address)
  if (existsSync(file)) return { text: readFileSync(file, 'utf8'), bom: false }
  throw new Refusal('not-found', `“${address}” was not downloaded yet.`)
}
