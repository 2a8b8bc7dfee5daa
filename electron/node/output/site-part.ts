import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { digestOf } from '../base/digest.ts'
import { isPlain } from '../disk/names.ts'
import { type Manifest, manifestIn, type PageRow } from './manifest.ts'
import type { SiteWriter } from './writer.ts'

/** The record of a part of a site, in its folder: what its pages were made from, and the digests of their files. */
export const PART_RECORD = 'galley-part.json'

/** A part of a site that another machine drew. */
export interface SitePart {
  readonly folder: string
  readonly record: Manifest
}

const isPart = (folder: string): boolean => existsSync(join(folder, PART_RECORD))

/** The parts in a folder: itself, or the folders in it, as they are when many have been downloaded together. */
function partsIn(folder: string): readonly string[] {
  if (isPart(folder)) return [folder]
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
  const parts = (isFolder ? readdirSync(folder) : []).map(name => join(folder, name)).filter(isPart)
  if (parts.length > 0) return parts.sort()
  throw new Refusal('not-found', message('build:noPart', { folder }), message('build:noPartHint'))
}

/** Reads the records of the parts in some folders. Refuses a folder that holds none, and a damaged record. */
export function readParts(folders: readonly string[]): readonly SitePart[] {
  return folders.flatMap(partsIn).map(folder => {
    const record = manifestIn(readFileSync(join(folder, PART_RECORD), 'utf8'))
    if (record) return { folder, record }
    throw new Refusal('bad-request', message('build:damagedPart', { folder }), message('build:noPartHint'))
  })
}

/** Drawn pages of a site that are taken from its parts. */
export class JoinedParts {
  readonly #parts: readonly SitePart[]
  /** The parts of other sites: of other texts of docs.json, other options, or another version of the program. */
  readonly foreign: readonly string[]

  /** `frame` is the digest of everything that every page of the site is made with. */
  constructor(parts: readonly SitePart[], frame: string) {
    this.#parts = parts.filter(({ record }) => record.frame === frame)
    this.foreign = parts.filter(({ record }) => record.frame !== frame).map(({ folder }) => folder)
  }

  /** The row of a page, and its part; undefined if no part has it. */
  find(file: string): { readonly part: SitePart; readonly row: PageRow } | undefined {
    for (const part of this.#parts) {
      const row = part.record.pages.get(file)
      if (row) return { part, row }
    }
    return undefined
  }
}

/** The bytes of a file as the part was built; undefined if it is missing or has changed since. */
function bytesOf({ folder, record }: SitePart, path: string): Uint8Array | undefined {
  const row = record.files.get(path)
  const file = join(folder, path)
  if (!row || !isPlain(path) || !existsSync(file)) return undefined
  const bytes = readFileSync(file)
  return digestOf(bytes) === row.digest ? bytes : undefined
}

/** Takes files of a part into the site; returns `false`, and takes none, if one of them is missing or has changed. */
export function takeFiles(part: SitePart, paths: readonly string[], writer: SiteWriter): boolean {
  const files = paths.map(path => ({ path, bytes: bytesOf(part, path) }))
  const whole = files.flatMap(({ path, bytes }) => (bytes ? [{ path, bytes }] : []))
  if (whole.length < files.length) return false
  for (const { path, bytes } of whole) writer.add(path, bytes)
  return true
}
