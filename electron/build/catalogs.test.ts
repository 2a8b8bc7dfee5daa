import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../shared/messages/languages.ts'
import { inParts, windowCatalogs } from './catalogs.ts'

/** The most kilobytes of compressed texts that a window loads before anything is shown. */
const FIRST = 4

test.each(LANGUAGES.map(({ code }) => code))('in %s, a window is shown after few texts', code => {
  const { first, later } = inParts(windowCatalogs(code))
  expect(Object.keys(first)).toEqual(['shell'])
  expect(Object.keys(later).length).toBeGreaterThan(20)
  expect(gzipSync(JSON.stringify(first)).length / 1000).toBeLessThan(FIRST)
})
