import { mkdirSync, mkdtempSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { staleParts } from './stale.ts'

let root: string
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'galley-stale-')))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function put(path: string, time: number): void {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), '')
  utimesSync(join(root, path), time, time)
}

const PRODUCTS = [
  'dist/renderer/index.html',
  'dist/site/site.js',
  'dist/preview/preview.js',
  'dist/electron/cli.js',
  'dist/electron/main.js',
  'dist/electron/preload.cjs',
  'dist/icons.json',
  'dist/notices.json',
]
function built(): void {
  for (const path of [
    'renderer/main.tsx',
    'shared/text/edit.ts',
    'electron/node/cli.ts',
    'package-lock.json',
  ])
    put(path, 100)
  for (const path of PRODUCTS) put(path, 200)
}

test('missing parts are built', () => {
  put('renderer/main.tsx', 100)
  expect(staleParts(root)).toEqual(['renderer', 'site', 'node', 'icons'])
})

test('parts that are newer than their sources stay', () => {
  built()
  expect(staleParts(root)).toEqual([])
})

const CHANGES: readonly (readonly [string, readonly string[]])[] = [
  ['renderer/shell/App.tsx', ['renderer']],
  ['renderer/site/site.css', ['renderer', 'site']],
  ['shared/page/parse/parse.ts', ['renderer', 'site', 'node']],
  ['electron/node/server/server.ts', ['node']],
  ['electron/build/icons.ts', ['node', 'icons']],
  ['package-lock.json', ['renderer', 'site', 'node', 'icons']],
  ['shared/page/parse/parse.test.ts', []],
  ['e2e/editor-hosts.ts', []],
]
for (const [path, parts] of CHANGES) {
  test(`a change of ${path} builds ${parts.join(', ') || 'nothing'}`, () => {
    built()
    put(path, 300)
    expect(staleParts(root)).toEqual(parts)
  })
}
