import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import type { PageSummary } from '../../../shared/page/summary.ts'
import { type Need, needs } from '../../../shared/site/base/shipped.ts'
import { digestOf } from '../base/digest.ts'
import { dropOldest } from '../base/drop-oldest.ts'
import { writeAtomically } from '../disk/write-atomically.ts'

/** A file as a build wrote it; without a digest if only its path is known. */
export interface FileRow {
  readonly digest: string
  readonly size: number
  /** What the disk changes whenever the file is written or replaced. */
  readonly stamp: string
}

/** A page as recorded by the build that drew it. */
export interface DrawnRow {
  /** The digest of every text that it was made from, by file. */
  readonly texts: Readonly<Record<string, string>>
  readonly outputs: readonly string[]
  /** Files of the repository that it shows or links to. */
  readonly used: readonly string[]
  readonly needs: readonly Need[]
  /** The sizes of the images that it may show, by file; empty for those without a size. */
  readonly pictures: Readonly<Record<string, string>>
  readonly isIndexed: boolean
  readonly problems: number
  /** The number of its links to pages of divisions that were not built. */
  readonly outside: number
}

/** What a page was made from, its files, and its summary for the navigation. */
export interface PageRow extends DrawnRow {
  readonly summary: PageSummary
}

/** What a build wrote, and enough to find what the next one need not write again. */
export interface Manifest {
  /** Identifies the program that wrote it: another one may read and draw pages differently. */
  readonly program: string
  /** Digest of everything that every page is made with. */
  readonly frame: string
  /** Digest of everything that decided what the site consists of; empty if that is not known. */
  readonly inputs: string
  /** Digest of when files of the repository were changed last; empty if nothing asked for that. */
  readonly dates: string
  /** By path in the site. */
  readonly files: ReadonlyMap<string, FileRow>
  /** By file of the repository. */
  readonly pages: ReadonlyMap<string, PageRow>
}

/** A path of a site whose content is unknown: it belongs to a build, but can't be kept. */
export const UNKNOWN_FILE: FileRow = { digest: '', size: -1, stamp: '' }

const NOTHING: Manifest = {
  program: '',
  frame: '',
  inputs: '',
  dates: '',
  files: new Map(),
  pages: new Map(),
}

const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined

const rowsOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

const isText = (value: unknown): value is string => typeof value === 'string'

function textOf(value: unknown, key: string): string {
  const text = own(value, key)
  return isText(text) ? text : ''
}

function fileRow(value: unknown): FileRow {
  const [digest = '', size, stamp = ''] = isText(value) ? value.split(' ') : []
  return { digest, size: Number(size ?? -1), stamp }
}

const isSummary = (value: unknown): value is PageSummary =>
  ['file', 'path', 'title'].every(key => isText(own(value, key)))

const needsOf = (value: unknown): readonly Need[] =>
  Array.isArray(value) ? needs.filter(need => value.includes(need)) : []

const textsOf = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(rowsOf(value).filter((row): row is readonly [string, string] => isText(row[1])))

function pageRow(value: unknown): PageRow | undefined {
  const [texts, outputs, used] = [own(value, 'texts'), own(value, 'outputs'), own(value, 'used')]
  const summary = own(value, 'summary')
  if (!isSummary(summary) || !Array.isArray(outputs) || !Array.isArray(used)) return undefined
  return {
    summary,
    texts: textsOf(texts),
    pictures: textsOf(own(value, 'pictures')),
    outputs: outputs.filter(isText),
    used: used.filter(isText),
    needs: needsOf(own(value, 'needs')),
    isIndexed: own(value, 'isIndexed') === true,
    problems: Number(own(value, 'problems')),
    outside: Number(own(value, 'outside') ?? 0),
  }
}

/** The folder of the records, one for each folder of a site. */
const recordsIn = (data: string): string => join(data, 'builds')

const recordOf = (data: string, out: string): string => join(recordsIn(data), `${digestOf(out)}.json`)

/**
 * Reads what this person's last build wrote to `out`; empty if there was none. The record is among Galley's own
 * data: a list that came with a repository could claim that somebody else's pages are up to date.
 */
export function readManifest(data: string, out: string): Manifest {
  const file = recordOf(data, out)
  // Without a record, or with a damaged one, everything is drawn again.
  return (existsSync(file) ? manifestIn(readFileSync(file, 'utf8')) : undefined) ?? NOTHING
}

/** Reads a record; undefined if it is damaged. */
export function manifestIn(text: string): Manifest | undefined {
  const value = parsed(text)
  if (value === undefined) return undefined
  const said = {
    program: textOf(value, 'program'),
    frame: textOf(value, 'frame'),
    inputs: textOf(value, 'inputs'),
    dates: textOf(value, 'dates'),
  }
  const pages = rowsOf(own(value, 'pages')).flatMap(([path, row]) => {
    const read = pageRow(row)
    return read ? [[path, read] as const] : []
  })
  const files = rowsOf(own(value, 'files')).map(([path, row]) => [path, fileRow(row)] as const)
  return { ...said, files: new Map(files), pages: new Map(pages) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // damaged
  }
}

const rowText = ({ digest, size, stamp }: FileRow): string => `${digest} ${size} ${stamp}`

/** A record as text. */
export function manifestText({ files, pages, ...said }: Manifest): string {
  const rows = [...files].map(([path, row]) => [path, rowText(row)] as const)
  return JSON.stringify({
    ...said,
    files: Object.fromEntries(rows),
    pages: Object.fromEntries(pages),
  })
}

/** The most folders whose records are kept. */
const KEPT = 40

/** Records what a build wrote to `out`, for the next one. Refuses if the disk does. */
export function writeManifest(data: string, out: string, manifest: Manifest): void {
  writeAtomically(recordOf(data, out), manifestText(manifest), message('build:record'))
  dropOldest(recordsIn(data), KEPT)
}
