import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFiles } from './temporary-folders.ts'

/** A repository that tries everything at once, and what lies around it. */
export interface HostileRepository {
  readonly folder: string
  /** A folder beside it that nobody may read or write. */
  readonly outside: string
  /** The words of a file outside. */
  readonly secret: string
  /** A file that exists as soon as a program of the repository ran. */
  readonly canary: string
}

/** A page that tries to run, to reach, and to read things. */
const page = (elsewhere: string): string =>
  readFileSync(new URL('fixtures/hostile.mdx', import.meta.url), 'utf8').replaceAll('ELSEWHERE', elsewhere)

const ENGINE =
  '---js\nrequire("node:child_process").execSync("touch canary")\n---\n\nFrontmatter of another engine.\n'

const description = (elsewhere: string): string => `openapi: 3.1.0
info: {title: Far, version: "1", description: "<script>alert(1)</script>"}
servers: [{url: "${elsewhere}"}]
paths:
  /far: {$ref: "${elsewhere}/far.yaml"}
  /out: {$ref: "../../outside/secret.yaml#/path"}
  /fine:
    get: {summary: Fine, responses: {"200": {description: Fine}}}
`

const config = (elsewhere: string) => ({
  name: 'Hostile</title><script>alert(1)</script>',
  theme: 'mint',
  logo: '../outside/secret.png',
  favicon: `${elsewhere}/favicon.ico`,
  colors: { primary: '#fff;background:url(https://far.example.com)' },
  api: { openapi: ['api/far.yaml', `${elsewhere}/openapi.yaml`, '../outside/secret.yaml'] },
  // The dates of pages are asked of git.
  metadata: { timestamp: true },
  navbar: { primary: { type: 'github', href: 'https://github.com/example/docs' } },
  navigation: {
    groups: [
      { group: 'Start', pages: ['index', 'engine', 'deep', '../outside/secret', 'linked/secret', 'pipe'] },
    ],
  },
  ['__proto__']: { polluted: true },
})

/** Settings of git that name programs, and files and places outside. */
const gitSettings = (evil: string, outside: string): readonly (readonly [string, string])[] => [
  ...['fsmonitor', 'sshCommand', 'pager', 'editor', 'askPass'].map(name => [`core.${name}`, evil] as const),
  ['core.hooksPath', outside],
  ['core.worktree', outside],
  ['include.path', join(outside, 'included')],
  ['diff.external', evil],
  ['log.showSignature', 'true'],
  ['gpg.program', evil],
  ['alias.log', `!${evil}`],
  ['credential.helper', evil],
  ['filter.x.clean', evil],
  ['filter.x.process', evil],
  ['remote.origin.url', `ext::${evil}`],
  ['remote.origin.promisor', 'true'],
  ['extensions.partialClone', 'origin'],
]

function makeGit(folder: string, evil: string, outside: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Eve', '-c', 'user.email=eve@example.com', ...args], { cwd: folder })
  git('init', '-q')
  git('add', 'docs.json', 'index.mdx', 'engine.md')
  git('commit', '-q', '-m', 'First')
  for (const [name, value] of gitSettings(evil, outside))
    execFileSync('git', ['config', '--file', join(folder, '.git/config'), '--add', name, value])
  for (const hook of ['post-index-change', 'pre-commit', 'reference-transaction'])
    writeFiles(join(folder, '.git/hooks'), { [hook]: `#!/bin/sh\n${evil}\n` })
}

/** Creates the repository below `base`; `elsewhere` is the address of a server that must not be asked. */
export function hostileRepository(base: string, elsewhere: string): HostileRepository {
  const [folder, outside] = [join(base, 'hostile'), join(base, 'outside')]
  const [secret, canary, evil] = [
    'words of a file that lies outside',
    join(base, 'canary'),
    join(base, 'evil.sh'),
  ]
  writeFileSync(evil, `#!/bin/sh\ntouch ${canary}\n`, { mode: 0o755 })
  writeFiles(outside, {
    'secret.md': secret,
    'secret.yaml': `path: {get: {summary: ${secret}, responses: {}}}`,
    'secret.png': secret,
    included: `[core]\n\tfsmonitor = ${evil}\n`,
  })
  writeFiles(folder, {
    'docs.json': JSON.stringify(config(elsewhere)),
    'index.mdx': page(elsewhere),
    'engine.md': ENGINE,
    'deep.md': `${'<Note>'.repeat(2000)}${'> '.repeat(2000)}${'['.repeat(2000)}\n`,
    'api/far.yaml': description(elsewhere),
    'package.json': `{"scripts": {"prepare": "${evil}", "postinstall": "${evil}"}}`,
    'galley.config.js': `require("node:child_process").execSync("${evil}")`,
    '.gitattributes': '* diff=x merge=x\n*.md filter=x\n',
    '.env': `SECRET=${secret}`,
  })
  makeGit(folder, evil, outside)
  symlinkSync(outside, join(folder, 'linked'))
  symlinkSync(join(outside, 'secret.md'), join(folder, 'linked.md'))
  symlinkSync('..', join(folder, 'loop'))
  execFileSync('mkfifo', [join(folder, 'pipe.md')])
  mkdirSync(join(folder, 'folder.md'))
  return { folder, outside, secret, canary }
}
