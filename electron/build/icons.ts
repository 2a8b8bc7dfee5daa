import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { IconSet } from '../../shared/site/base/icons.ts'

const from = new URL('.', import.meta.resolve('@fortawesome/fontawesome-free/package.json'))
const styles = ['solid', 'regular', 'brands'] as const

interface Family {
  readonly label?: string
  readonly aliases?: { readonly names?: readonly string[] }
  readonly search?: { readonly terms?: readonly string[] }
}

/** One drawing as `width height path`; the files of the set hold one path each. */
function shorten(svg: string): string {
  const box = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)
  const paths = [...svg.matchAll(/\sd="([^"]+)"/g)].map(match => match[1])
  return `${box?.[1] ?? 512} ${box?.[2] ?? 512} ${paths.join('')}`
}

async function drawings(style: string): Promise<Record<string, string>> {
  const folder = new URL(`svgs/${style}/`, from)
  const names = (await readdir(folder)).filter(name => name.endsWith('.svg')).sort()
  const read = async (name: string) => shorten(await readFile(new URL(name, folder), 'utf8'))
  const rows = names.map(async name => [name.slice(0, -4), await read(name)] as const)
  return Object.fromEntries(await Promise.all(rows))
}

async function families(): Promise<Record<string, Family>> {
  const metadata = fileURLToPath(new URL('metadata/icon-families.json', from))
  return JSON.parse(await readFile(metadata, 'utf8'))
}

/** Every free drawing by style and name, with aliases as `=house`. */
export async function readIcons(): Promise<IconSet> {
  const known = Object.entries(await families())
  const names = new Set(known.map(([name]) => name))
  const set = { solid: {}, regular: {}, brands: {} }
  for (const style of styles) {
    const table = await drawings(style)
    for (const [name, family] of known) {
      if (!(name in table)) continue
      for (const alias of family.aliases?.names ?? []) {
        if (!names.has(alias)) table[alias] = `=${name}`
      }
    }
    set[style] = table
  }
  return set
}

/** The search terms of each icon, besides those in its name. */
export async function readTerms(): Promise<Record<string, string>> {
  const rows = Object.entries(await families()).map(([name, { label, search }]) => {
    const words = [label ?? '', ...(search?.terms ?? [])]
      .join(' ')
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
    return [name, [...new Set(words)].filter(word => !name.split('-').includes(word)).join(' ')] as const
  })
  return Object.fromEntries(rows)
}

/** Writes every free icon, with its aliases, into one file in which the renderer looks names up. */
export async function writeIcons(target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, JSON.stringify(await readIcons()))
}
