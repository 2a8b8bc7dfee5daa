import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runGalley } from '../testing/run-command.ts'
import { makeHome, removeHome, writeFiles } from '../testing/temporary-folders.ts'

let base: string
let folder: string
beforeEach(() => {
  base = makeHome('as-moved')
  folder = join(base, 'repo')
})
afterEach(() => removeHome(base))

const NAVIGATION = '{"name":"Site","navigation":[{"group":"A","pages":["a","b"]}]}\n'
const head = (title: string) =>
  `---\ntitle: ${title}\ndescription: What this page is about, in one line.\n---\n\n`
const MOVED = {
  'docs.json': NAVIGATION,
  'a.mdx': `${head('A')}<p class="landing">One</p>\n\n[gone](/nowhere)\n`,
  'b.mdx': `${head('B')}<iframe src="https://demos.example.com/embed/1" title="One"></iframe>\n\n<p class="landing wide">One</p>\n`,
  'snippets/one.mdx': '<p class="landing">Included</p>\n',
}

test('what looks different is listed by kind, with the number of each, and nothing else', async () => {
  writeFiles(folder, MOVED)
  expect(await runGalley('check', folder, '--as-moved')).toEqual({
    code: 0,
    err: '',
    out: `Embedded pages (1)
b.mdx:6:1  notice  This page embeds demos.example.com, which this site does not allow. Readers see a link to it.  (page/embed)
    To show it on the page, add “demos.example.com” to “embeds” in docs.json.

Classes (3)
a.mdx:6:4  notice  <p> has a class that Galley doesn’t have: landing.  (moved/class)
    Readers see the element without this look. Remove the class, use “style”, or use a component.
b.mdx:8:4  notice  <p> has 2 classes that Galley doesn’t have: landing and wide.  (moved/class)
    Readers see the element without this look. Remove the class, use “style”, or use a component.
snippets/one.mdx:1:4  notice  <p> has a class that Galley doesn’t have: landing.  (moved/class)
    Readers see the element without this look. Remove the class, use “style”, or use a component.

Looks different here: one embedded page and the classes of 3 elements.`,
  })
})

test('a site that needs nothing says so', async () => {
  writeFiles(folder, { ...MOVED, 'a.mdx': head('A'), 'b.mdx': head('B'), 'snippets/one.mdx': 'Text\n' })
  expect(await runGalley('check', folder, '--as-moved')).toEqual({
    code: 0,
    err: '',
    out: 'Nothing looks different here.',
  })
})

test('programs get the kind and the fix of each, and the number of each kind', async () => {
  writeFiles(folder, MOVED)
  const { out } = await runGalley('check', folder, '--as-moved', '--format', 'json')
  const { counts, problems } = JSON.parse(out)
  expect(counts).toMatchObject({ embed: 1, class: 3, style: 0 })
  expect(problems[0]).toMatchObject({
    ...{ kind: 'class', code: 'moved/class', file: 'a.mdx', line: 6, column: 4 },
    fix: { label: 'Remove the class' },
  })
})

test('code scanners get the kinds as properties, in valid output', async () => {
  writeFiles(folder, MOVED)
  const schema = JSON.parse(
    readFileSync(new URL('./fixtures/sarif-2.1.0.json', import.meta.url), 'utf8'),
  ) as Record<string, unknown>
  const { $schema: _, id: __, ...body } = schema
  const isValid = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(body)
  const { out } = await runGalley('check', folder, '--as-moved', '--format', 'sarif')
  const log = JSON.parse(out)
  expect([isValid(log), isValid.errors]).toEqual([true, null])
  const [run] = log.runs
  expect(run.properties.counts).toMatchObject({ embed: 1, class: 3 })
  expect(run.results.map(({ properties }: { properties: unknown }) => properties)).toContainEqual({
    kind: 'embed',
  })
})

test('only some rules can be listed, and known ones left out', async () => {
  writeFiles(folder, MOVED)
  const known = join(base, 'known.json')
  await runGalley('check', folder, '--as-moved', '--baseline', known, '--write-baseline')
  expect((await runGalley('check', folder, '--as-moved', '--baseline', known)).out).toBe(
    'Nothing looks different here.\n4 known problems left out.',
  )
  expect((await runGalley('check', folder, '--as-moved', '--only', 'page')).out).toContain(
    'Looks different here: one embedded page.',
  )
  expect((await runGalley('check', folder, '--as-moved', '--fix')).code).toBe(2)
})
