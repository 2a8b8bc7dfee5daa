import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const from = new URL('.', import.meta.resolve('@fortawesome/fontawesome-free/package.json'))
const styles = ['solid', 'regular', 'brands'] as const

interface Family {
  readonly aliases?: { readonly names?: readonly string[] }
}

/** One drawing as `width height path`; the set's files hold one path each. */
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

/** Writes every free icon, with its further names, as one file that the renderer looks names up in. */
export async function writeIcons(target: string): Promise<void> {
  const metadata = fileURLToPath(new URL('metadata/icon-families.json', from))
  const families: Record<string, Family> = JSON.parse(await readFile(metadata, 'utf8'))
  const set: Record<string, Record<string, string>> = {}
  for (const style of styles) {
    const table = await drawings(style)
    for (const [name, family] of Object.entries(families)) {
      if (!(name in table)) continue
      for (const alias of family.aliases?.names ?? []) table[alias] ??= `=${name}`
    }
    set[style] = table
  }
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, JSON.stringify(set))
}
