import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Folders from the ground up: a file imports from its own folder and from those above its line. */
const LAYERS: readonly (readonly string[])[] = [
  ['shared/text'],
  ['shared/config'],
  ['shared/page'],
  ['shared/openapi'],
  ['shared/site'],
  ['shared/check'],
  ['shared/project'],
  ['shared/rpc'],
  ['electron/node', 'renderer'],
  ['electron/app', 'electron/launch', 'electron/build'],
]

/** Packages and Node modules that a folder may use; the first row that fits counts. */
const OUTSIDE: Readonly<Record<string, RegExp>> = {
  shared:
    /^(jsonc-parser|yaml|js-yaml|markdown-it(-cjk-friendly)?|culori|katex|refractor|image-size|node-diff3|re2js|unified|vfile|nlcst|nlcst-to-string|retext-[a-z-]+)(\/|$)/,
  'electron/node/testing': /^(node:|ws$|vitest$)/,
  'electron/node': /^(node:|ws$|birpc$|chokidar$)/,
  'electron/app': /^(node:|electron$)/,
  'electron/launch': /^node:/,
  'electron/build':
    /^(node:|vite$|katex\/dist\/|@vitejs\/|@rjsf\/|@fortawesome\/|json-schema-to-typescript$)/,
  renderer: /^(?!node:|electron$|chokidar$|ws$)/,
}

const isSource = (path: string) => /\.(ts|tsx)$/.test(path) && !/\.test\.tsx?$/.test(path)

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(path => posix.join(folder, path.replaceAll('\\', '/')))
    .filter(isSource)
}

const folders = ['shared', 'electron', 'renderer']
const layerOf = (path: string) =>
  LAYERS.findIndex(layer => layer.some(folder => path.startsWith(`${folder}/`)))

function imports(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]|(?:^|\n)import\s+['"]([^'"]+)['"]/g,
  )
  return [...found].map(match => match[1] ?? match[2] ?? match[3] ?? '')
}

/** Why `file` may not import `name`; undefined where it may. */
function objection(file: string, name: string): string | undefined {
  if (!name.startsWith('.')) {
    const rule = Object.entries(OUTSIDE).find(([folder]) => file.startsWith(`${folder}/`))
    const virtual = name.startsWith('virtual:') && file.startsWith('renderer/')
    return virtual || rule?.[1].test(name) ? undefined : `${file} may not use ${name}`
  }
  const target = posix.join(dirname(file).replaceAll('\\', '/'), name)
  if (target.startsWith('resources/')) return undefined
  const [from, to] = [layerOf(file), layerOf(target)]
  if (from < 0) return `${file} stands in no layer`
  const sameFolder = LAYERS[from]?.some(
    folder => file.startsWith(`${folder}/`) && target.startsWith(`${folder}/`),
  )
  return sameFolder || (to >= 0 && to < from && !crosses(file, target))
    ? undefined
    : `${file} may not import ${target}`
}

const crosses = (file: string, target: string) => {
  const sides = ['electron/', 'renderer/']
  return sides.some(
    side => file.startsWith(side) && sides.some(other => other !== side && target.startsWith(other)),
  )
}

test('imports run one way, and each folder uses only what it may', () => {
  const objections = folders
    .flatMap(sources)
    .flatMap(file => imports(file).map(name => objection(file, name)))
    .filter(found => found !== undefined)
  expect(objections).toEqual([])
})

test('the rule sees what it must see', () => {
  expect(objection('shared/text/edit.ts', '../config/read.ts')).toBeDefined()
  expect(objection('shared/text/edit.ts', 'node:fs')).toBeDefined()
  expect(objection('electron/node/session/host.ts', 'electron')).toBeDefined()
  expect(objection('renderer/state/host.ts', '../../electron/node/host.ts')).toBeDefined()
  expect(objection('shared/rpc/contract.ts', '../project/model.ts')).toBeUndefined()
})
