import { expect, test } from 'vitest'
import { isSecretName, withoutSecrets } from './secrets.ts'

// Covers N06
test('credentials are recognized by their names', () => {
  for (const name of [
    'Authorization',
    'X-Api-Key',
    'api_key',
    'password',
    'client_secret',
    'accessToken',
    'key',
  ])
    expect([name, isSecretName(name)]).toEqual([name, true])
  for (const name of ['name', 'keyboard', 'limit', 'monkey_id', 'pinned'])
    expect([name, isSecretName(name)]).toEqual([name, false])
})

// Covers N06
test('a text is stored without its credentials, or not at all', () => {
  expect(withoutSecrets('{"name": "x"}')).toBe('{"name": "x"}')
  expect(JSON.parse(withoutSecrets('{"user": {"password": "p", "name": "x"}}') ?? '')).toEqual({
    user: { password: '', name: 'x' },
  })
  expect(
    JSON.parse(withoutSecrets('{"pin": 1234, "tokens": ["a", {"name": "b"}], "name": "x"}') ?? ''),
  ).toEqual({
    pin: '',
    tokens: ['', { name: '' }],
    name: 'x',
  })
  expect(withoutSecrets('password=p&name=x')).toBeUndefined()
  expect(withoutSecrets('key=p&name=x')).toBeUndefined()
})
