import { expect, test } from 'vitest'
import { pictureOf } from './AuthPicture.tsx'

test.each([
  [{ method: 'bearer', inputPrefix: 'sk_' }, ['Token'], 'Authorization: Bearer sk_•••••'],
  [{ method: 'key', name: 'X-Key' }, ['X-Key'], 'X-Key: •••••'],
  [{ method: 'key' }, ['Key'], 'Key: •••••'],
  [{ method: 'basic', name: 'id:secret' }, ['id', 'secret'], 'Authorization: Basic •••••'],
  [{ method: 'basic' }, ['Username', 'Password'], 'Authorization: Basic •••••'],
])('%j asks for what the playground asks for', (auth, labels, header) => {
  const picture = pictureOf(auth)
  expect(picture?.inputs.map(({ label }) => label)).toEqual(labels)
  expect(picture?.header).toBe(header)
})

test('nothing is drawn without an authentication method', () => {
  expect(pictureOf({ name: 'x' })).toBeUndefined()
  expect(pictureOf(undefined)).toBeUndefined()
})
