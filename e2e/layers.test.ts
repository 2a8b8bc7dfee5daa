import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { electron } from './layers/electron.ts'
import { renderer } from './layers/renderer.ts'
import { shared } from './layers/shared.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Every folder with source files, lowest first: a file imports from its own folder and from those above its line. */
const LAYERS = [...shared, ...electron, ...renderer]

/** Packages and Node modules that a folder may use; the first row that fits counts. */
const OUTSIDE: Readonly<Record<string, RegExp>> = {
  shared:
    /^(acorn(-jsx)?|jsonc-parser|yaml|js-yaml|markdown-it(-cjk-friendly)?|culori|@sindresorhus\/transliterate|katex|refractor|image-size|ignore|node-diff3|re2js|unified|vfile|nlcst|nlcst-to-string|retext-[a-z-]+|htmlparser2|@eslint-community\/regexpp|hast(-util-to-mdast)?|mdast-util-[a-z-]+|smol-toml|franc-min|porter2|@orama\/stemmers|tailwindcss|css-tree|text-shaper|fflate)(\/|$)/,
  'electron/node/testing': /^(node:|vite$|ws$|vitest$)/,
  'electron/node': /^(node:|ws$|birpc$|chokidar$|yazl$|string-width$)/,
  'electron/app/testing': /^(node:|electron-builder$)/,
  'electron/app': /^(node:|electron$)/,
  'electron/launch': /^node:/,
  'electron/dev': /^(node:|vite$)/,
  'electron/build':
    /^(node:|vite$|rollup$|katex\/dist\/|@vitejs\/|@rjsf\/|@fortawesome\/|@iconify-json\/|json-schema-to-typescript$|text-shaper$)/,
  renderer: /^(?!node:|electron$|chokidar$|ws$)/,
}

const isSource = (path: string) => /\.(ts|tsx)$/.test(path) && !/\.test\.tsx?$/.test(path)

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(path =>
    posix.join(folder, path.replaceAll('\\', '/')),
  )

const folders = ['shared', 'electron', 'renderer']
const holds = (line: string, folder: string) =>
  line.endsWith('/**') ? `${folder}/`.startsWith(line.slice(0, -2)) : folder === line
const layerOf = (path: string) => {
  const folder = posix.dirname(path)
  return LAYERS.findIndex(line => holds(line, folder))
}
const isTesting = (path: string) => /\/testing\//.test(path)

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
  if (from < 0) return `${posix.dirname(file)} is missing in e2e/layers`
  const isAbove = to >= 0 && to <= from && !crosses(file, target)
  return isAbove && (isTesting(file) || !isTesting(target)) ? undefined : `${file} may not import ${target}`
}

const crosses = (file: string, target: string) => {
  const sides = ['electron/', 'renderer/']
  return sides.some(
    side => file.startsWith(side) && sides.some(other => other !== side && target.startsWith(other)),
  )
}

// Covers S10
test('imports run one way, and each folder uses only what it may', () => {
  const objections = folders
    .flatMap(filesIn)
    .filter(isSource)
    .flatMap(file => imports(file).map(name => objection(file, name)))
    .filter(found => found !== undefined)
  expect(objections).toEqual([])
})

/** The name that an import has without its ending, as a system that ignores case reads it. */
const folded = (path: string) => path.replace(/\.tsx?$/, '').toLowerCase()

test('no two files of a folder have names that differ only in case', () => {
  const sources = folders.flatMap(filesIn).filter(isSource)
  const names = new Map(sources.map(path => [folded(path), path]))
  expect(sources.filter(path => names.get(folded(path)) !== path)).toEqual([])
})

test('every line of the list is a folder that holds files, once', () => {
  const found = new Set(folders.flatMap(filesIn).map(file => posix.dirname(file)))
  expect(LAYERS.filter(line => ![...found].some(folder => holds(line, folder)))).toEqual([])
  expect(LAYERS.filter((line, index) => LAYERS.indexOf(line) !== index)).toEqual([])
})

test('the rule sees what it must see', () => {
  expect(objection('shared/text/edit.ts', '../config/read/read.ts')).toBeDefined()
  expect(objection('shared/site/base/html.ts', '../plan/plan.ts')).toBeDefined()
  expect(objection('shared/site/unlisted/file.ts', '../base/html.ts')).toBeDefined()
  expect(objection('shared/site/build.ts', './testing/build.ts')).toBeDefined()
  expect(objection('shared/text/edit.ts', 'node:fs')).toBeDefined()
  expect(objection('electron/node/session/host.ts', 'electron')).toBeDefined()
  expect(objection('renderer/main.tsx', '../electron/node/cli.ts')).toBeDefined()
  expect(objection('renderer/kit/Button.tsx', '../host/view/view.ts')).toBeDefined()
  expect(objection('shared/site/plan/plan.ts', '../base/html.ts')).toBeUndefined()
  expect(objection('shared/rpc/contract.ts', '../project/project.ts')).toBeUndefined()
})
