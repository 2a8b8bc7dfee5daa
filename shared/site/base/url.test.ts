import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFrame, readImage, readTarget } from './url.ts'

const BAD = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  'javascript\t:alert(1)',
  '\u00a0javascript:alert(1)'.trim(),
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'ftp://example.com/',
  'view-source:https://example.com',
  'ws://example.com',
  'chrome://settings',
  'intent://x#Intent;end',
  'javascript://example.com/%0aalert(1)',
  'feed:javascript:alert(1)',
  'jar:http://example.com!/',
  'livescript:x',
  'mocha:x',
  'about:blank',
  'x-y.z+1:a',
]

// Covers P04
test.each(BAD)('%j is no link target', value => {
  expect(readTarget(value)).toBeUndefined()
  expect(readImage(value)).toBeUndefined()
})

test.each([
  ['https://example.com/a', 'external'],
  ['HTTP://example.com', 'external'],
  ['mailto:a@example.com', 'external'],
  ['tel:+123', 'external'],
  ['//example.com/a', 'external'],
  ['/\\example.com', 'external'],
  ['\\\\example.com', 'external'],
  ['guides/intro', 'internal'],
  ['/guides/intro#a:b', 'internal'],
  ['#javascript:x', 'internal'],
  ['?a=javascript:x', 'internal'],
  ['./a:b', 'internal'],
  ['', 'internal'],
])('%j is %s', (value, kind) => {
  expect(readTarget(value)?.kind).toBe(kind)
})

test('an accepted link never starts with another scheme', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), value => {
      const target = readTarget(value)
      if (target?.kind === 'external') expect(target.url).toMatch(/^(https?|mailto|tel):/i)
      if (target?.kind === 'internal') {
        expect(target.path).not.toMatch(/^\s*[a-z][a-z0-9+.-]*:/i)
        expect(target.path.startsWith('//')).toBe(false)
      }
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['data:image/png;base64,AAAA', true],
  ['data:image/webp;base64,AAAA=', true],
  ['data:image/svg+xml;base64,AAAA', false],
  ['data:image/png,"onerror=x', false],
  ['data:image/png;base64,AAAA"><script>', false],
  ['mailto:a@b', false],
])('%s as an image: %s', (value, allowed) => {
  expect(readImage(value) !== undefined).toBe(allowed)
})

// Covers P09
test.each([
  ['https://www.youtube.com/embed/x', true],
  ['https://player.vimeo.com/video/1', true],
  ['http://www.youtube.com/embed/x', false],
  ['https://www.youtube.com.evil.example/x', false],
  ['https://evil.example/@www.youtube.com', false],
  ['https://www.youtube.com@evil.example/', false],
  ['https://www.youtube.com:444/', false],
  ['https://www.youtube.com\\@evil.example/', false],
  ['//www.youtube.com/embed/x', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
])('%s embedded: %s', (value, allowed) => {
  expect(readFrame(value)?.access === 'known').toBe(allowed)
})
