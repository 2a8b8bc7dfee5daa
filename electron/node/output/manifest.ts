import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageSummary } from '../../../shared/page/summary.ts'
import { type Need, needs } from '../../../shared/site/base/shipped.ts'

/** The list of what a build wrote, in the site's own folder. Nothing else there is ever touched. */
export const MANIFEST = '.galley-build.json'

/** A file as it was written; without a digest if a build was cut short before the file was in place. */
export interface FileRow {
  readonly digest: string
  readonly size: number
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
  /** By path in the site. */
  readonly files: ReadonlyMap<string, FileRow>
  /** By file of the repository. */
  readonly pages: ReadonlyMap<string, PageRow>
}

/** The digest of a content that comes piece by piece. */
export class Digest {
  readonly #hash = createHash('sha256')

  add(content: string | Uint8Array): void {
    this.#hash.update(content)
  }

  result(): string {
    return this.#hash.digest('hex').slice(0, 32)
  }
}

export function digestOf(content: string | Uint8Array): string {
  const digest = new Digest()
  digest.add(content)
  return digest.result()
}

const NOTHING: Manifest = { program: '', frame: '', files: new Map(), pages: new Map() }

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
  const [digest = '', size] = isText(value) ? value.split(' ') : []
  return { digest, size: Number(size ?? -1) }
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

/** Reads what the last build wrote; empty if there was none, or if its list cannot be read. */
export function readManifest(out: string): Manifest {
  const file = join(out, MANIFEST)
  if (!existsSync(file)) return NOTHING
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const [program, frame] = [textOf(value, 'program'), textOf(value, 'frame')]
    const pages = rowsOf(own(value, 'pages')).flatMap(([path, row]) => {
      const read = pageRow(row)
      return read ? [[path, read] as const] : []
    })
    const files = rowsOf(own(value, 'files')).map(([path, row]) => [path, fileRow(row)] as const)
    return { program, frame, files: new Map(files), pages: new Map(pages) }
  } catch {
    return NOTHING // damaged: existing files count as someone else's
  }
}

const byPath = <T>(rows: ReadonlyMap<string, T>): readonly (readonly [string, T])[] =>
  [...rows].sort(([a], [b]) => (a < b ? -1 : 1))

// Written one by one, so that equal rows are equal texts whoever created them.
const written = ({
  summary,
  texts,
  outputs,
  used,
  needs,
  pictures,
  isIndexed,
  problems,
  outside,
}: PageRow): PageRow => ({
  summary,
  texts,
  outputs,
  used,
  needs,
  pictures,
  isIndexed,
  problems,
  outside,
})

/** The list as text; the same for the same site, wherever it was built. */
export function manifestText({ program, frame, files, pages }: Manifest): string {
  const list = {
    about: 'Written by galley build.',
    program,
    frame,
    files: Object.fromEntries(byPath(files).map(([path, { digest, size }]) => [path, `${digest} ${size}`])),
    pages: Object.fromEntries(byPath(pages).map(([file, row]) => [file, written(row)])),
  }
  return `${JSON.stringify(list)}\n`
}
