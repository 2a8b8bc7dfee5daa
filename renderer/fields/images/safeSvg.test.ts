import { expect, test } from 'vitest'
import { asksElsewhere, isActiveName } from './safeSvg.ts'

// Covers P10
test.each([
  'fill: url(https://example.com/a)',
  'fill: url( "https://example.com/a" )',
  'fill: u\\72l(https://example.com/a)',
  "background: image-set('https://example.com/a' 1x)",
  "background: -webkit-image-set( 'https://example.com/a' 1x)",
  "background: src('https://example.com/a')",
  '@import "https://example.com/a"',
  'javascript:alert(1)',
])('%s asks for something elsewhere', style => {
  expect(asksElsewhere(style)).toBe(true)
})

test.each(['fill: url(#gradient)', "fill: url( '#gradient' )", '#0a6470', 'M0 0 L10 10', '.a { fill: red }'])(
  '%s stays',
  style => {
    expect(asksElsewhere(style)).toBe(false)
  },
)

test('link and event attributes are recognized by name, with any prefix', () => {
  expect(['href', 'xlink:href', ' x:HREF', 'onclick'].every(isActiveName)).toBe(true)
  expect(['fill', 'transform', 'hreflang', 'd'].some(isActiveName)).toBe(false)
})
