import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import { writeAtomically } from '../disk/write-atomically.ts'

/** Milliseconds for which a working address is not checked again. */
const FRESH = 24 * 60 * 60 * 1000
const MOST = 50_000

const fileOf = (data: string): string => join(data, 'link-answers.json')

function readAll(data: string): readonly (readonly [string, number])[] {
  try {
    const value: unknown = JSON.parse(readFileSync(fileOf(data), 'utf8'))
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
    return entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number')
  } catch {
    return [] // nothing was stored, or nothing readable: everything is checked
  }
}

/** The addresses that were working recently, stored in Galley’s own folder `data`; `now` in milliseconds. */
export function recentlyWorking(data: string, now: number): ReadonlyMap<string, number> {
  return new Map(readAll(data).filter(([, time]) => time <= now && now - time < FRESH))
}

/** Stores which addresses were working, and when. Refuses if the disk does. */
export function rememberWorking(data: string, fine: ReadonlyMap<string, number>): void {
  const newest = [...fine].sort(([, a], [, b]) => b - a).slice(0, MOST)
  writeAtomically(
    fileOf(data),
    JSON.stringify(Object.fromEntries(newest)),
    message('disk:names.workingLinks'),
  )
}
