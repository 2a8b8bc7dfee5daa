import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { DIAGRAM_LIBRARY, diagramFiles } from '../shared/site/base/diagram-files.generated.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const files = ['shared', 'electron', 'renderer', 'e2e']
  .flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(path => join(folder, path)),
  )
  .filter(path => /\.(ts|tsx|css)$/.test(path) && !/\.generated\.|fixtures/.test(path))

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const lines = (path: string) => read(path).split('\n').length

test('no file is longer than 300 lines', () => {
  expect(files.filter(path => lines(path) > 301).map(path => `${path}: ${lines(path)}`)).toEqual([])
})

test('half of the files are at most 100 lines', () => {
  const sizes = files
    .filter(path => !/\.(test|spec)\./.test(path))
    .map(lines)
    .sort((a, b) => a - b)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(100)
})

test('no rule is turned off and no test is skipped', () => {
  const off = new RegExp(
    [
      'biome-' + 'ignore',
      '@ts-' + '(ignore|expect-error|nocheck)',
      '\\b(test|it|describe)\\.' + '(skip|only|todo)\\(',
    ].join('|'),
  )
  expect(files.filter(path => off.test(read(path)))).toEqual([])
})

test('everything that shared/ exports has a doc comment', () => {
  const bare = files
    .filter(path => path.startsWith('shared') && !path.includes('.test.'))
    .flatMap(path => {
      const all = read(path).split('\n')
      return all.flatMap((line, index) => {
        const isExport = /^export (async )?(function|const|class|interface|type)\b/.test(line)
        return isExport && !/\*\/\s*$/.test(all[index - 1] ?? '') ? [`${path}:${index + 1} ${line}`] : []
      })
    })
  expect(bare).toEqual([])
})

/** The most kilobytes of compressed script that a window loads before anything is shown. */
const FIRST_LOAD = 190

test('a window is shown before the code editor is loaded, and after little script', () => {
  const editor = join('dist', 'renderer')
  if (!existsSync(join(root, editor, 'index.html')))
    throw new Error('This test needs the built product: npm run build')
  const scripts = [
    ...read(join(editor, 'index.html')).matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g),
  ].map(([, path = '']) => read(join(editor, path)))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter(script => script.includes('standaloneThemeService'))).toEqual([])
  const size = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0)
  expect(size / 1000).toBeLessThanOrEqual(FIRST_LOAD)
})

/** The most kilobytes of compressed script that a page loads for a flowchart. */
const FLOWCHART = 250

/** A script for diagrams with those that it cannot start without. */
function withNeeded(name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found
  found.add(name)
  const [, needed = ''] = /^System\.register\(\[([^\]]*)\]/.exec(read(name)) ?? []
  for (const [, path = ''] of needed.matchAll(/'\.\/([^']+)'/g)) withNeeded(join(dirname(name), path), found)
  return found
}

test('a flowchart loads the scripts of flowcharts only', () => {
  const site = join('dist', 'site')
  const kinds = diagramFiles.filter(path => /\/(flowDiagram|dagre)-/.test(path))
  expect(kinds).toHaveLength(2)
  const scripts = new Set([join(site, 'diagrams.js')])
  for (const path of [DIAGRAM_LIBRARY, ...kinds])
    for (const name of withNeeded(join(site, path))) scripts.add(name)
  const size = [...scripts].reduce((sum, name) => sum + gzipSync(read(name)).length, 0)
  expect(size / 1000).toBeLessThanOrEqual(FLOWCHART)
})
