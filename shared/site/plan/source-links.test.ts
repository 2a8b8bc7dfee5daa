import { expect, test } from 'vitest'
import { editUrl, issueUrl, repositoryUrl } from './source-links.ts'

test.each([
  ['git@github.com:acme/docs.git', 'https://github.com/acme/docs'],
  ['https://github.com/acme/docs', 'https://github.com/acme/docs'],
  ['https://user:secret@GitHub.com/acme/docs.git/', 'https://github.com/acme/docs'],
  ['ssh://git@gitlab.com:2222/group/sub/docs.git', 'https://gitlab.com/group/sub/docs'],
  ['/home/ada/docs.git', undefined],
  ['file:///home/ada/docs', undefined],
  ['javascript:alert(1)//a.b/c', undefined],
  ['https://github.com/../x', undefined],
  ['https://github.com/a"onclick=/b', undefined],
  ['', undefined],
])('the remote %j is read as %j', (remote, url) => {
  expect(repositoryUrl(remote)).toBe(url)
})

const at = (url: string) => ({ url, branch: 'main', folder: 'docs' })

test.each([
  ['https://github.com/a/b', 'https://github.com/a/b/edit/main/docs/g/my%20page.mdx'],
  ['https://gitlab.example.com/a/b', 'https://gitlab.example.com/a/b/-/edit/main/docs/g/my%20page.mdx'],
  ['https://codeberg.org/a/b', 'https://codeberg.org/a/b/_edit/main/docs/g/my%20page.mdx'],
  ['https://code.example.com/a/b', undefined],
])('a file of %s is edited at %s', (url, edit) => {
  expect(editUrl(at(url), 'g/my page.mdx')).toBe(edit)
})

test('an issue has its title', () => {
  expect(issueUrl(at('https://github.com/a/b'), 'A & B')).toBe(
    'https://github.com/a/b/issues/new?title=A%20%26%20B',
  )
})
