// Runs alone: the runner maps stacks of modules that it has loaded itself.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeError, mappedStack } from './stack.ts'

let folder: string
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'galley-stack-')))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a report of built code names the sources', async () => {
  const entry = new URL('testing/throwing.ts', import.meta.url).pathname
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: entry,
      outDir: folder,
      minify: true,
      sourcemap: 'hidden',
      rolldownOptions: { output: { entryFileNames: 'built.js' } },
    },
  })
  const { throwing } = await import(pathToFileURL(join(folder, 'built.js')).href)
  const error = (() => {
    try {
      return throwing()
    } catch (thrown) {
      return thrown
    }
  })()
  expect(describeError(error)).toMatch(/^Error: thrown on purpose\n.*testing\/throwing\.ts:3:\d+/)
})

test('a stack without maps stays as it is', () => {
  const stack = 'Error: x\n    at f (file:///nowhere/main.js:1:2)\n    at g (node:internal/main:3:4)'
  expect(mappedStack(stack)).toBe(stack)
  expect(describeError('text')).toBe('text')
})
