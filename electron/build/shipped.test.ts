import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

/** The built scripts and pages, by their path. */
function shipped(ending: RegExp): ReadonlyMap<string, string> {
  if (!existsSync(dist)) throw new Error('These tests need the built product: npm run build')
  const paths = ['electron', 'renderer', 'site', 'preview'].flatMap(folder =>
    readdirSync(`${dist}${folder}`, { recursive: true, encoding: 'utf8' }).map(path => `${folder}/${path}`),
  )
  return new Map(
    paths
      .filter(path => ending.test(path))
      .map(path => [path, readFileSync(`${dist}${path}`, 'utf8')] as const),
  )
}

/** Where a text is made into code: libraries may ask for the global object this way, but nothing else. */
const MAKES_CODE =
  /(?<![.\w$])(?:eval\((?![^()]*\)\s*\{)|Function\((?!(["'`])return this\1\))|set(?:Timeout|Interval)\(\s*["'`])/

const scripts = shipped(/\.(?:c|m)?js$/)

// Covers S06
test('no shipped script makes code from text, or names its sources', () => {
  expect(scripts.size).toBeGreaterThan(50)
  const findings = [...scripts].flatMap(([path, text]) => [
    ...(MAKES_CODE.test(text)
      ? [`${path}: …${text.slice(Math.max(0, text.search(MAKES_CODE) - 40)).slice(0, 90)}…`]
      : []),
    ...(/^\/\/# sourceMappingURL=/m.test(text) ? [`${path} names its source map`] : []),
  ])
  expect(findings).toEqual([])
})

test.each(['eval("1")', 'x=eval(y)', 'new Function("a","b")', 'Function(a)', 'setTimeout("a()")'])(
  'this test would notice: %s',
  text => expect(MAKES_CODE.test(text)).toBe(true),
)

// Covers S06
test('the pages of the product load no script or style from another computer', () => {
  const pages = shipped(/\.html$/)
  expect(pages.size).toBeGreaterThan(0)
  for (const [path, text] of pages)
    expect(text, path).not.toMatch(/<(?:script|link)[^>]+(?:src|href)="?(?:https?:)?\/\//)
})
