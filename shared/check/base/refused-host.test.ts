import { expect, test } from 'vitest'
import { message } from '../../messages/message.ts'
import type { Problem } from '../../text/problem.ts'
import { refusedHost } from './refused-host.ts'

const problem = (host: string, code: Problem['code'] = 'page/embed'): Problem => ({
  code,
  severity: 'notice',
  file: 'one.mdx',
  offset: 0,
  length: 1,
  line: 1,
  column: 1,
  message: message('checks:embed.refused', { host }),
})

test.each([
  ['demos.example.com', 'demos.example.com'],
  ['192.0.2.7', undefined],
  ['localhost', undefined],
  ['demos..example.com', undefined],
])('a page of %s can be allowed as %s', (host, allowed) => {
  expect(refusedHost(problem(host))).toBe(allowed)
})

test('a problem of another rule names no host to allow', () => {
  expect(refusedHost(problem('demos.example.com', 'page/frame'))).toBeUndefined()
})
