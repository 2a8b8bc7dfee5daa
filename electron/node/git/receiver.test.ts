import { expect, test } from 'vitest'
import { localPath } from './receiver.ts'

test.each([
  ['/srv/docs.git', '/srv/docs.git'],
  ['../docs', '../docs'],
  ['file:///srv/a%20b.git', '/srv/a b.git'],
  ['./a:b', './a:b'],
  ['https://example.com/docs.git', undefined],
  ['ssh://example.com/docs.git', undefined],
  ['git@example.com:docs.git', undefined],
  ['company:docs.git', undefined],
])('%s is the path %s', (address, path) => {
  expect(localPath(address)).toBe(path)
})
