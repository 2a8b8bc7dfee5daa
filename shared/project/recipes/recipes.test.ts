import fc from 'fast-check'
import { parse as parseToml } from 'smol-toml'
import { expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { type RecipeOrder, siteAddress, WEB_HOSTS, type WebHost } from './recipe.ts'
import { recipes, writeRecipe } from './recipes.ts'

const ORDER: RecipeOrder = { version: '1.2.3', branch: 'main', within: '' }
const WITH_ADDRESS: RecipeOrder = { ...ORDER, address: 'https://docs.example.com/guide/' }

const written = (host: WebHost, existing?: string, order = ORDER): string => {
  const text = writeRecipe(host, order, existing)
  if (text === undefined) throw new Error(`${host} cannot be written.`)
  return text
}

/** Reads a file as its host does; a script is its text. */
const READERS: Readonly<Record<WebHost, (text: string) => unknown>> = {
  github: text => parseYaml(text),
  gitlab: text => parseYaml(text),
  netlify: text => parseToml(text),
  cloudflare: text => parseToml(text),
  vercel: text => JSON.parse(text),
  server: text => text,
}
const read = (host: WebHost, text: string): unknown => READERS[host](text)

test('a workflow of GitHub builds the branch, and publishes what it built', () => {
  expect(read('github', written('github'))).toMatchObject({
    on: { push: { branches: ['main'] } },
    permissions: { contents: 'read', pages: 'write', 'id-token': 'write' },
    jobs: {
      publish: {
        environment: { name: 'github-pages' },
        steps: [
          { uses: 'actions/checkout@v4' },
          { uses: 'actions/setup-node@v4', with: { 'node-version': 22 } },
          { uses: 'actions/configure-pages@v5', id: 'pages' },
          {
            run: 'npx --yes galley@1.2.3 build . --out site --site-url "$SITE_URL" --urls clean',
            env: { SITE_URL: ['$', '{{ steps.pages.outputs.base_url }}'].join('') },
          },
          { uses: 'actions/upload-pages-artifact@v3', with: { path: 'site' } },
          { uses: 'actions/deploy-pages@v4', id: 'publish' },
        ],
      },
    },
  })
})

test('a job of GitLab publishes the folder that GitLab expects', () => {
  expect(read('gitlab', written('gitlab'))).toEqual({
    pages: {
      stage: 'deploy',
      image: 'node:22',
      variables: { GIT_DEPTH: '0' },
      rules: [{ if: '$CI_COMMIT_BRANCH == "main"' }],
      script: ['npx --yes galley@1.2.3 build . --out public --site-url "$CI_PAGES_URL" --urls clean'],
      artifacts: { paths: ['public'] },
    },
  })
})

test('the job goes to a stage that the file of GitLab has', () => {
  expect(read('gitlab', written('gitlab', 'stages: [build, ship]\n'))).toMatchObject({
    pages: { stage: 'ship' },
  })
})

test('Netlify, Cloudflare and Vercel get the folder and the command in their own words', () => {
  expect(read('netlify', written('netlify'))).toEqual({
    build: {
      command: 'npx --yes galley@1.2.3 build . --out site --site-url "$URL" --urls clean',
      publish: 'site',
      environment: { NODE_VERSION: '22' },
    },
  })
  expect(read('cloudflare', written('cloudflare'))).toMatchObject({ pages_build_output_dir: 'site' })
  expect(recipes.cloudflare.command?.(ORDER)).toBe(
    'npx --yes galley@1.2.3 build . --out site --site-url "$CF_PAGES_URL" --urls clean',
  )
  expect(read('vercel', written('vercel'))).toMatchObject({
    framework: null,
    installCommand: '',
    outputDirectory: 'site',
    buildCommand:
      'npx --yes galley@1.2.3 build . --out site --site-url "https://$VERCEL_PROJECT_PRODUCTION_URL" --urls clean',
  })
})

test.each(WEB_HOSTS)('%s: an address of the person comes before that of the host', host => {
  const { write, command } = recipes[host]
  const text = command?.(WITH_ADDRESS) ?? write(WITH_ADDRESS, undefined)
  expect(text).toContain('--site-url https://docs.example.com/guide/')
  expect(text).not.toContain('--site-url "')
})

test('a site in a folder of its repository is built from there, whatever the folder is called', () => {
  const text = written('github', undefined, { ...ORDER, within: "docs/the writer's" })
  expect(JSON.stringify(read('github', text))).toContain("build 'docs/the writer'\\\\''s' --out site")
})

test.each(WEB_HOSTS)('%s: what was written is as it should be, and is left alone', host => {
  const text = written(host)
  expect(written(host, text)).toBe(text)
})

const OTHERS: readonly (readonly [WebHost, string])[] = [
  ['gitlab', '# Ours\nstages: [test, deploy]\n\ntest:\n  script:\n    - make test # all\n'],
  ['gitlab', 'pages:\n  script: [make]\n\n# After it\nlint:\n  script: [lint]\n'],
  ['gitlab', '# Old pages\npages:\n  script: [make]\n'],
  ['netlify', '[build]\n  base = "docs"\n  command = "make"\n\n[[redirects]]\nfrom = "/a"\nto = "/b"\n'],
  ['netlify', '[build.environment]\nGO = "1"\n'],
  ['cloudflare', 'name = "mine"\n\n[vars]\nA = "b"\n'],
  ['vercel', '{\n\t"redirects": [],\n\t"buildCommand": "make"\n}\n'],
]

/** Every text in a value. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

test.each(OTHERS)('%s: everything else in a file stays: %j', (host, existing) => {
  const text = written(host, existing)
  const [before, after] = [read(host, existing), read(host, text)].map(textsIn)
  const gone = before?.filter(each => !after?.includes(each) && !/^make$/.test(each))
  expect(gone).toEqual([])
  for (const comment of existing.match(/# (?:Ours|all|After it)/g) ?? []) expect(text).toContain(comment)
  expect(written(host, text)).toBe(text)
})

test.each([
  ['gitlab', 'pages: ["'],
  ['gitlab', '- a list\n'],
  ['gitlab', '['.repeat(50_000)],
  ['gitlab', 'pages: &job { script: [a] }\nother: *job\n'],
  ['netlify', `a = ${'['.repeat(50_000)}`],
  ['vercel', `{ "a": "${'a'.repeat(200_000)}" }`],
  ['netlify', '[build\n'],
  ['netlify', 'command = """\nmake\n"""\nbuild = 1\n'],
  ['cloudflare', '= 1'],
  ['vercel', '{ "a": 1, }'],
  ['vercel', '[]'],
] as const)('%s: a file that cannot be read is not touched: %j', (host, existing) => {
  expect(writeRecipe(host, ORDER, existing)).toBeUndefined()
})

test('line ends stay those of the file', () => {
  for (const host of ['gitlab', 'netlify', 'vercel'] as const) {
    const existing = (OTHERS.find(([of]) => of === host)?.[1] ?? '').replaceAll('\n', '\r\n')
    expect(written(host, existing).replaceAll('\r\n', ''), host).not.toContain('\n')
  }
})

test.each([
  ['https://Docs.Example.com', 'https://docs.example.com/'],
  [' docs.example.com/guide ', 'https://docs.example.com/guide/'],
  ['http://localhost:8080/a//', 'http://localhost:8080/a/'],
  ['https://bücher.example/%C3%BC', 'https://bücher.example/%C3%BC/'],
])('%j is the address %s', (given, address) => {
  expect(siteAddress(given)).toBe(address)
})

test.each([
  '',
  'docs',
  'ftp://a.example',
  'https://a.example/?x',
  "https://a.example/'; rm",
  'https://a@b.example',
  '$(x).example',
])('%j is no address', given => expect(siteAddress(given)).toBeUndefined())

test('an address leads to itself, and no shell reads anything in it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string()), given => {
      const address = siteAddress(given)
      if (address === undefined) return
      expect(siteAddress(address)).toBe(address)
      expect(address).not.toMatch(/[\s"'`$;&|<>(){}\\*?!]/)
    }),
  )
})
