import { expect, test } from 'vitest'
import { safeStyle } from './style.ts'

const literal = (value: string) => safeStyle({ kind: 'literal', value })

test.each([
  ['min-width: 450px', 'min-width:min(450px,100%)'],
  ['margin: 0 120px', 'margin:0 min(120px,25vw)'],
  ['padding-left: 20rem', 'padding-left:min(20rem,25vw)'],
  ['margin: 0 auto 64px', 'margin:0 auto 64px'],
  ['padding: 2em 8px', 'padding:2em 8px'],
  ['white-space: nowrap', 'white-space:var(--nowrap,nowrap)'],
])('%s leaves room on a phone: %s', (written, kept) => {
  expect(literal(written)).toBe(kept)
})
