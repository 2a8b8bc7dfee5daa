import { expect, test } from 'vitest'
import { requestPage } from './request-page.ts'

test.each([
  ['git@github.com:ada/docs.git', 'https://github.com/ada/docs/compare/main...docs/a%20b?expand=1'],
  [
    'https://github.example.com/ada/docs',
    'https://github.example.com/ada/docs/compare/main...docs/a%20b?expand=1',
  ],
  ['https://codeberg.org/ada/docs.git', 'https://codeberg.org/ada/docs/compare/main...docs/a%20b'],
  [
    'ssh://git@gitea.example.com:2222/ada/docs.git',
    'https://gitea.example.com/ada/docs/compare/main...docs/a%20b',
  ],
  [
    'https://gitlab.com/team/part/docs.git',
    'https://gitlab.com/team/part/docs/-/merge_requests/new?merge_request%5Bsource_branch%5D=docs%2Fa%20b&merge_request%5Btarget_branch%5D=main',
  ],
  [
    'git@bitbucket.org:team/docs.git',
    'https://bitbucket.org/team/docs/pull-requests/new?source=docs%2Fa%20b&dest=main',
  ],
  [
    'https://ada@dev.azure.com/team/my%20docs/_git/docs',
    'https://dev.azure.com/team/my%20docs/_git/docs/pullrequestcreate?sourceRef=docs%2Fa%20b&targetRef=main',
  ],
  [
    'git@ssh.dev.azure.com:v3/team/site/docs',
    'https://dev.azure.com/team/site/_git/docs/pullrequestcreate?sourceRef=docs%2Fa%20b&targetRef=main',
  ],
  [
    'team@vs-ssh.visualstudio.com:v3/team/site/docs',
    'https://dev.azure.com/team/site/_git/docs/pullrequestcreate?sourceRef=docs%2Fa%20b&targetRef=main',
  ],
  ['/srv/docs.git', undefined],
  ['https://git.example.com/ada/docs.git', undefined],
])('the request for %s is created at %s', (remote, page) => {
  expect(requestPage(remote, { branch: 'docs/a b', base: 'main' })).toBe(page)
})
