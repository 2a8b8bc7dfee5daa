import { expect, test } from 'vitest'
import { previewAnswer, previewPolicy } from './preview.ts'

const BASE = 'http://127.0.0.1:1/preview/0a/'
const PARTS = { shipped: [], editor: 'http://127.0.0.1:1', scriptHash: 'sha256-x' }

test('a page of a repository loads its own images and the product’s scripts, and reaches nothing else', () => {
  expect(previewPolicy(PARTS, BASE).split('; ')).toEqual([
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${BASE}galley/ 'sha256-x'`,
    `style-src ${BASE}galley/ 'unsafe-inline'`,
    `img-src ${BASE} data:`,
    `media-src ${BASE}`,
    `font-src ${BASE}`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors http://127.0.0.1:1',
  ])
})

const source = {
  document: () => Promise.reject(new Error('no page')),
  generated: () => Promise.resolve(undefined),
  asset: () => Promise.resolve(new Uint8Array()),
}

test.each(['drawing.svg', 'page.pdf', 'script.js', 'data.json'])(
  '%s of a repository runs nothing',
  async path => {
    const { headers } = await previewAnswer(PARTS, { source, base: BASE, path })
    expect(headers['content-security-policy']).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    )
    expect(headers['x-content-type-options']).toBe('nosniff')
  },
)

test('a page may load typefaces of its repository, and read no other file', async () => {
  const allowed = async (path: string) =>
    (await previewAnswer(PARTS, { source, base: BASE, path })).headers['access-control-allow-origin']
  expect([await allowed('a.woff2'), await allowed('a.svg'), await allowed('a.json')]).toEqual([
    '*',
    undefined,
    undefined,
  ])
})
