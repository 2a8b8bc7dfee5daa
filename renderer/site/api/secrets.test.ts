import { expect, test } from 'vitest'
import { isSecretName, withoutSecrets } from './secrets.ts'

// Covers N06
test('names of credentials are known by how they are written', () => {
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
test('a text is kept without its credentials, or not at all', () => {
  expect(withoutSecrets('{"name": "x"}')).toBe('{"name": "x"}')
  expect(JSON.parse(withoutSecrets('{"user": {"password": "p", "name": "x"}}') ?? '')).toEqual({
    user: { password: '', name: 'x' },
  })
  expect(withoutSecrets('password=p&name=x')).toBeUndefined()
})
