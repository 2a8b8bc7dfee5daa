import { writeFile } from 'node:fs/promises'
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import tabler from '@iconify-json/tabler/icons.json' with { type: 'json' }

interface Collection {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

type Attributes = ReadonlyMap<string, string>

const numberIn = (attributes: Attributes, name: string): number => Number(attributes.get(name) ?? 0)

const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`

function rectangle(attributes: Attributes): string {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(name => numberIn(attributes, name))
  const r = numberIn(attributes, attributes.has('rx') ? 'rx' : 'ry')
  const [across, down] = [(width ?? 0) - 2 * r, (height ?? 0) - 2 * r]
  const corner = (dx: number, dy: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`)
  return `M${(x ?? 0) + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
}

/** A shape as the data of a path; undefined if it cannot be one. */
function pathOf(name: string, attributes: Attributes): string | undefined {
  const at = (key: string) => numberIn(attributes, key)
  if (name === 'g') return ''
  if (name === 'path') return attributes.get('d')
  if (name === 'circle') return ellipse(at('cx'), at('cy'), at('r'), at('r'))
  if (name === 'ellipse') return ellipse(at('cx'), at('cy'), at('rx'), at('ry'))
  return name === 'rect' ? rectangle(attributes) : undefined
}

/** One drawing: `24 24 M…`; undefined for one that is filled, or has anything else than shapes. */
function lineDrawing(body: string): string | undefined {
  if (!body.includes('stroke="currentColor"')) return undefined
  const paths = [...body.matchAll(/<(\w+)([^>]*)>/g)].map(([, name = '', rest = '']) =>
    pathOf(
      name,
      new Map([...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value])),
    ),
  )
  return paths.includes(undefined) ? undefined : `24 24 ${paths.join('')}`
}

/** The line drawings of a collection by name, with aliases as `=house`. */
export function lineIcons({ icons, aliases = {} }: Collection): Readonly<Record<string, string>> {
  const drawn = Object.entries(icons).flatMap(([name, { body }]) => {
    const drawing = lineDrawing(body)
    return drawing === undefined ? [] : [[name, drawing] as const]
  })
  const known = new Set(drawn.map(([name]) => name))
  const others = Object.entries(aliases).flatMap(([name, { parent }]) =>
    known.has(parent) ? [[name, `=${parent}`] as const] : [],
  )
  return Object.fromEntries([...drawn, ...others])
}

/** Writes the libraries of line drawings beside the file of all other icons, one file for each. */
export async function writeLineIcons(target: string): Promise<void> {
  for (const [name, collection] of Object.entries({ lucide, tabler }))
    await writeFile(target.replace(/\.json$/, `-${name}.json`), JSON.stringify(lineIcons(collection)))
}
