import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { ListedFile } from '../../../shared/project/files/files.ts'
import { digestOf } from '../base/digest.ts'
import { findProduct, type Product } from '../base/product.ts'
import { stampOf } from '../disk/stamp.ts'
import { walk } from '../disk/walk.ts'
import { readSourceLocation } from '../git/source-location.ts'
import { type Manifest, readManifest } from '../output/manifest.ts'
import type { BuildOrder } from './build-order.ts'

/** What a build finds before it reads anything. */
export interface BuildStart {
  /** The files of the repository, without those of the site. */
  readonly listed: readonly ListedFile[]
  /** The digest of everything that decides what the site consists of; empty if some of it may change without a trace. */
  readonly inputs: string
  /** The record of the last build. */
  readonly last: Manifest
}

/** Identifies the program, and everything that it puts into sites. */
function productState({ version, command, thread, icons, site }: Product): readonly string[] | undefined {
  if (![command, thread, icons, site].every(path => existsSync(path))) return undefined
  const dist = dirname(icons)
  const drawings = readdirSync(dist).filter(name => name.startsWith('icons'))
  const files = [...drawings.map(name => join(dist, name)), ...walk(site).map(name => join(site, name))]
  // The names of the parts, which both programs load, change with their content.
  const programs = [command, thread].map(file => digestOf(readFileSync(file)))
  return [version, ...programs, ...files.map(file => stampOf(lstatSync(file)))]
}

function inputsOf(order: BuildOrder, listed: readonly ListedFile[]): string {
  const { repository, url, urls, strict, only, part = [], join: parts = [] } = order
  const product = productState(findProduct())
  if (!product || part.length > 0 || parts.length > 0) return ''
  if (listed.some(({ stamp }) => stamp === undefined)) return ''
  const source = readSourceLocation(repository.folder)
  return digestOf(JSON.stringify({ product, url, urls, strict, only, source, listed }))
}

/** Lists the files of a repository, and finds out what the last build of its site was made from. */
export async function startBuild(order: BuildOrder): Promise<BuildStart> {
  const { repository, out, data } = order
  const site = `${relative(repository.folder, out).split(sep).join('/')}/`
  const listed = (await repository.files.list()).filter(({ path }) => !path.startsWith(site))
  return { listed, inputs: inputsOf(order, listed), last: readManifest(data, out) }
}
