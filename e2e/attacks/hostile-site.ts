import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostilePage } from './page-slots.ts'
import { hostileApi, newerConfig, olderConfig } from './site-slots.ts'
import { Attacks } from './vectors.ts'

/** How a site of attacks is written. */
interface Plan {
  readonly form: 'older' | 'newer'
  readonly pages: number
  /** The vector to begin with. */
  readonly first: number
  /** The server of its API. */
  readonly server: string
}

/** The last heading of a page of attacks. */
export const lastHeading = (page: string): string => `The end of ${page}`

/** Writes a site with attacks everywhere: pages `p0`, `p1`, …, docs.json, and an API description. */
export function writeHostileSite(folder: string, { form, pages, first, server }: Plan): Attacks {
  const attacks = new Attacks(first)
  mkdirSync(folder, { recursive: true })
  const names = Array.from({ length: pages }, (_, index) => `p${index}`)
  for (const name of names) {
    const attack = (location: string) => attacks.at(`${form} ${name} ${location}`)
    writeFileSync(join(folder, `${name}.mdx`), hostilePage(attack, lastHeading(name)))
  }
  const attack = (location: string) => attacks.at(`${form} ${location}`)
  const config = form === 'older' ? olderConfig(attack, names) : newerConfig(attack, names)
  writeFileSync(join(folder, 'docs.json'), JSON.stringify(config))
  writeFileSync(join(folder, 'api.json'), JSON.stringify(hostileApi(attack, server)))
  return attacks
}
