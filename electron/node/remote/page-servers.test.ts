import { expect, test } from 'vitest'
import { isPageServer } from './page-servers.ts'

const variable = (name: string, value: string, choices: readonly string[] = []) => ({ name, value, choices })

// Covers N08
test.each([
  ['https://api.example.com/v1', [], 'https://api.example.com/other', true],
  ['https://API.example.com:443', [], 'https://api.example.com/a', true],
  ['https://api.example.com', [], 'http://api.example.com/', false],
  ['https://api.example.com', [], 'https://api.example.com:8443/', false],
  ['https://api.example.com', [], 'https://apiXexample.com/', false],
  ['https://api.example.com', [], 'https://api.example.com.evil.example/', false],
  ['https://api.example.com', [], 'https://ada:secret@api.example.com/', false],
  ['//api.example.com', [], 'https://api.example.com/', true],
  ['/v1', [], 'https://api.example.com/v1', false],
  ['https://{region}.example.com', [variable('region', 'eu', ['eu', 'us'])], 'https://us.example.com/', true],
  [
    'https://{region}.example.com',
    [variable('region', 'eu', ['eu', 'us'])],
    'https://evil.example.com/',
    false,
  ],
  ['https://{tenant}.example.com', [variable('tenant', 'a')], 'https://acme.example.com/', true],
  ['https://{tenant}.example.com', [variable('tenant', 'a')], 'https://acme.example.org/', false],
  ['http://localhost:{port}/x', [variable('port', '80', ['80', '8080'])], 'http://localhost:8080/', true],
  ['http://localhost:{port}/x', [variable('port', '80', ['80', '8080'])], 'http://localhost/', true],
  ['http://localhost:{port}/x', [variable('port', '80', ['80', '8080'])], 'http://localhost:22/', false],
  ['{base}/v1', [variable('base', 'https://api.example.com')], 'https://api.example.com/v1', true],
  ['{base}/v1', [variable('base', 'https://api.example.com')], 'https://evil.example/v1', false],
  ['ftp://api.example.com', [], 'ftp://api.example.com/', false],
] as const)('a page whose server is %s with %j may send to %s: %s', (url, variables, address, isFit) => {
  expect(isPageServer(new URL(address), [{ url, variables }])).toBe(isFit)
})

test('a server with many variables is compared quickly', () => {
  const names = Array.from({ length: 100 }, (_, index) => `v${index}`)
  const variables = names.map((name, index) => variable(name, 'a', index % 2 ? ['a', 'aa', 'aaa'] : []))
  const url = `https://${names.map(name => `{${name}}`).join('a')}.example.com`
  const labels = Array.from({ length: 4 }, () => 'a'.repeat(60)).join('.')
  expect(isPageServer(new URL(`https://${labels}/`), [{ url, variables }])).toBe(false)
})
