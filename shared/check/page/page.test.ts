import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readConfig } from '../../config/read/read.ts'
import { inEnglish } from '../../messages/in-english.ts'
import { parsePage } from '../../page/parse/parse.ts'
import type { PageSummary } from '../../page/summary.ts'
import { noIcons } from '../../site/base/icons.ts'
import { planSite } from '../../site/plan/plan.ts'
import { applyEdits } from '../../text/edit.ts'
import { anchorsOf } from '../base/anchors.ts'
import type { CheckContext } from '../base/context.ts'
import { checkPage, checkSnippet } from '../check.ts'
import { readSettings } from '../settings/file.ts'
import { defaultSettings } from '../settings/read.ts'

const TEXTS: Readonly<Record<string, string>> = {
  'index.mdx': '---\ntitle: Home\n---\n',
  'guides/install.mdx':
    '---\ntitle: Install\n---\n\n## Next.js setup\n\n<Accordion title="Why is it slow">x</Accordion>\n',
  'guides/snippets.mdx': '---\ntitle: S\n---\n\nimport A from "/snippets/a.mdx"\n\n<A />\n',
  'guides/start.mdx': '',
  'snippets/a.mdx': 'Hello',
}

const BOX = 'export const Box = ({ a }) => <b>{a}</b>\n\nexport const Clock = () => <b>{Date.now()}</b>\n'

const FILES = [...Object.keys(TEXTS), 'images/one.png', 'openapi.json', 'snippets/box.jsx']
const CONFIG = `{"name":"x","versions":["v2","v1"],"redirects":[{"source":"/old/:slug*","destination":"/:slug*"}],
  "navigation":[{"group":"a","pages":["index","guides/install","guides/start"]}]}`

const parsed = new Map(
  Object.entries(TEXTS).map(([file, text]) => [file.slice(0, -4), parsePage(file, text)] as const),
)
const pages = new Map(
  [...parsed].map(([path, { file, frontmatter }]): [string, PageSummary] => [
    path,
    { file, path, title: String(frontmatter.title ?? 'Start'), titled: frontmatter.title !== undefined },
  ]),
)

/** Rules with tests of their own. */
const OTHERS = readSettings(
  '{"rules":{"accessibility":"off","writing":"off","page/no-frame":"off","link/redirected":"off","page/no-description":"off"}}',
).rules

function knownOf(summaries: ReadonlyMap<string, PageSummary>): CheckContext {
  const config = readConfig(CONFIG).value
  const site = planSite({ config, pages: [...summaries.values()], files: new Set(FILES), icons: noIcons })
  const headings = (path: string) => {
    const page = parsed.get(path)
    return page && anchorsOf(page)
  }
  const scripts = new Map([['snippets/box.jsx', parsePage('snippets/box.jsx', BOX)]])
  return {
    site,
    pages: summaries,
    anchors: headings,
    scripts,
    settings: { ...defaultSettings, rules: OTHERS },
  }
}

const known = knownOf(pages)
const check = (body: string, file = 'guides/new.mdx') =>
  checkPage(parsePage(file, `---\ntitle: New\n---\n\n${body}`), known)

type Case = readonly [string, string, string?]

const CASES: readonly Case[] = [
  [
    '[a](/guides/instal)',
    'error link/dead 5:5 Broken link: “/guides/instal” doesn’t exist. Did you mean “guides/install”?',
    '[a](/guides/install)',
  ],
  [
    'x\n\n- [a](instal?x=1#next)',
    'error link/dead 7:7 Broken link: “instal?x=1#next” doesn’t exist. Did you mean “guides/install”?',
    '[a](install?x=1#next)',
  ],
  [
    '<Card title="x" href="/Guides/Install">y</Card>',
    'error link/dead 5:23 Broken link: “/Guides/Install” doesn’t exist. It is spelled “guides/install”. Most servers tell capital letters apart.',
    'href="/guides/install"',
  ],
  ['[a](/nowhere/at-all)', 'error link/dead 5:5 Broken link: “/nowhere/at-all” doesn’t exist.'],
  [
    '[a](/guides/install#next-setup)',
    'warning link/no-heading 5:5 The page “guides/install” has no heading “#next-setup”. Did you mean “#nextjs-setup”?',
    '[a](/guides/install#nextjs-setup)',
  ],
  [
    '[a](#nothing)',
    'warning link/no-heading 5:5 This page has no heading “#nothing”. The link leads to the top of the page.',
  ],
  [
    '<a href="javascript:alert(1)">x</a>',
    'warning link/unsafe 5:10 Links like “javascript:alert(1)” aren’t allowed. Addresses start with https://, http://, mailto:, or tel:, or are paths.',
  ],
  [
    '![one](/images/onee.png)',
    'error file/missing 5:8 There is no file “/images/onee.png”. Did you mean “images/one.png”?',
    '![one](/images/one.png)',
  ],
  [
    '![one]()',
    'error file/missing 5:8 This image has no file. Write the path of the image, or remove the image.',
  ],
  [
    '<img src="../image/one.png" />',
    'error file/missing 5:11 There is no file “../image/one.png”. Did you mean “images/one.png”?',
    '"../images/one.png"',
  ],
  ['import B from "/snippets/b.mdx"\n\n<B />', 'error file/missing 5:16 There is no file “/snippets/b.mdx”.'],
  [
    '<Warn>x</Warn>',
    'warning page/unknown-tag 5:1 Galley doesn’t know the tag <Warn>. Did you mean <Warning>?',
  ],
  [
    'x <Acordion>y</Acordion> <Acordion>z</Acordion>',
    'warning page/unknown-tag 5:3 Galley doesn’t know the tag <Acordion>. Did you mean <Accordion>?',
  ],
  [
    'So $\\frac{1}$ is.',
    "warning page/broken-formula 5:4 This formula can’t be read: Unexpected end of input in a macro argument, expected '}'. Write \\$ for a dollar sign that belongs to the text.",
  ],
  [
    '```math\n\\frac{1}\n```',
    "warning page/broken-formula 5:1 This formula can’t be read: Unexpected end of input in a macro argument, expected '}'. Write \\$ for a dollar sign that belongs to the text.",
  ],
  [
    '<callout>x</callout>',
    'warning page/unknown-tag 5:1 Galley doesn’t know the tag <callout>. Did you mean <Callout>?',
  ],
  [
    'import A, { B } from "/snippets/a.mdx"\nimport C from "some-package"\n\n<A /><B><C.D /><C.D /></B>',
    'notice page/code-component 8:9 <C.D> is drawn by a program, which Galley doesn’t run. Readers see only its content.',
  ],
  [
    'import img, { Card, Own } from "some-package"\n\n<Own /> <Card title="a">b</Card> <img src={img} alt="c" />',
    'notice page/code-component 7:1 <Own> is drawn by a program, which Galley doesn’t run. Readers see only its content.',
  ],
  [
    'export const Mine = ({ a = 1 }) => a + now()\n\n<Mine />',
    'notice page/code-component 7:1 <Mine> is drawn by a program, which Galley doesn’t run. Readers see only its content.',
  ],
  [
    'import { Clock } from "/snippets/box.jsx"\n\n<Clock />',
    'notice page/code-component 7:1 <Clock> is drawn by a program, which Galley doesn’t run. Readers see only its content.',
  ],
  [
    'One.\n\n<<<<<<< HEAD\nMine.\n\n=======\nYours.\n>>>>>>> branch\n\n```text\n<<<<<<< HEAD\n=======\n>>>>>>> b\n```',
    'error page/merge-marks 7:1 This page has an unresolved merge conflict, which starts here. Keep one of the versions and remove the lines with <<<<<<<, =======, and >>>>>>>.',
  ],
  [
    'export const all = [1, 2]\n\n{all} {all.map(each => each)} {all.push(3)}',
    'notice page/expression 7:31 The expression in these braces can’t be computed. Galley computes nothing called “push” of this value',
  ],
  [
    'export const Row = ({ cells }) => <p>{cells.map(cell => cell)}</p>\n\n<Row cells="a" />',
    'notice page/code-component 7:1 <Row> can’t be computed with what is passed to it here. Galley computes nothing called “map” of this value',
  ],
  [
    'export const Flip = () => {\n  const [on, set] = useState(true)\n  return <b onClick={() => set(!on)}>{on && "On"}</b>\n}\n\n<Flip /><Flip />',
    'notice page/code-component 10:1 <Flip> is drawn as it starts: it reacts to readers by a program, which Galley doesn’t run. Readers see how it looks at first, and nothing happens when they use it.',
  ],
  [
    'A {brace} of text.',
    'notice page/expression 5:3 The expression in these braces can’t be computed. Nothing here is called “brace”',
  ],
  [
    '<Note>\n  <PricingTable />\n</Note>',
    'warning page/unknown-tag 6:3 Galley doesn’t know the tag <PricingTable>. Readers see only its content.',
  ],
]

test.for(CASES)('%j', ([body, words, fixed]) => {
  const [problem, ...more] = check(body)
  expect(more).toEqual([])
  const { severity, code, line, column, message, hint, fix } = problem ?? {}
  expect(
    [severity, code, `${line}:${column}`, message && inEnglish(message), hint && inEnglish(hint)]
      .join(' ')
      .trim(),
  ).toBe(words)
  expect(fix === undefined).toBe(fixed === undefined)
  if (fix) expect(applyEdits(`---\ntitle: New\n---\n\n${body}`, fix.edits)).toContain(fixed)
})

test.each([
  '[a](/guides/install#nextjs-setup) [b](/guides/install#next-js-setup) [c](/guides/install#why-is-it-slow)',
  '[a](install) [b](./install.mdx) [c](../guides/install/) [d](guides/install) [e](/) [f](/guides)',
  '[a](/old/guides/install) [b](/openapi.json) [c](mailto:a@example.com) [d](https://example.com/x#y) [e](//x.y)',
  '[a](#one) [b](#top) [c](#)\n\n## One',
  '[a](#set-up:-(macos)) [b](#param-all-files)\n\n## Set up: (macOS)\n\n<ParamField query="--all-files">x</ParamField>',
  '[a](/guides/snippets#from-the-snippet)',
  '<div id="mine">x</div>\n\n[a](#mine) <ParamField query="page">x</ParamField>\n\n[b](#param-page)',
  '<Snippet file="a.mdx" />',
  '[a](#--port-port) [b](#port-port) [c](#--port-%3Cport%3E) [d](#-port-port-)\n\n## `--port <port>`',
  'export const Mine = ({ a = 1 }) => <b>{a}</b>\n\n<Mine />',
  'import { Box } from "/snippets/box.jsx"\nimport * as Parts from "/snippets/box.jsx"\n\n<Box /><Parts.Box />',
  '![x](/images/one.png) ![x](../images/one.png) ![x](https://example.com/x.png) ![x](data:image/png;base64,AAAA)',
  'import A, { B } from "/snippets/a.mdx"\n\n<A /><B>{B.c}</B>',
  '<svg viewBox="0 0 1 1"><lineargradient2 /></svg>\n\n<iframe src="https://www.youtube.com/embed/x" />',
])('nothing is wrong with %j', body => {
  expect(check(body)).toEqual([])
})

test.each([
  [
    'guides/start.mdx',
    'x',
    ['1:1 /title: The page has no title. Readers see “Start”. Add a title to the frontmatter.'],
  ],
  ['guides/other.mdx', 'x', []],
  [
    'guides/install.mdx',
    '---\nTitle: x\n---\n',
    ['2:1 /Title: The field “Title” has no effect. Did you mean “title”?'],
  ],
  [
    'guides/install.mdx',
    '---\ntitle: x\ndiscroption: y\ntags: [a]\nauthor: z\n---\n',
    ['3:1 /discroption: The field “discroption” has no effect. Did you mean “description”?'],
  ],
  [
    'guides/install.mdx',
    '---\ntitle: x\nversion: v11\n---\n',
    ['3:1 /version: The page belongs to the version “v11”, which is not in docs.json. Did you mean “v1”?'],
  ],
])('the fields of %s: %j', (file, text, expected) => {
  const found = checkPage(parsePage(file, text), known)
  expect(
    found.map(
      ({ line, column, pointer, message, hint }) =>
        `${line}:${column} ${pointer}: ${inEnglish(message)} ${hint && inEnglish(hint)}`,
    ),
  ).toEqual(expected)
})

test('merge conflict markers are reported in snippets too', () => {
  const text = '<<<<<<< HEAD\nMine.\n=======\nYours.\n>>>>>>> branch\n'
  const found = checkSnippet(parsePage('snippets/a.mdx', text), known)
  expect(found.map(({ code, line }) => [code, line])).toEqual([['page/merge-marks', 1]])
})

test('what a snippet names from the root is checked, and its icons and imports', () => {
  const text =
    'import Gone from "./gone.mdx"\n\n[A](/nowhere) [B](nowhere) [C](#nowhere)\n\n![a](/nowhere.png) ![b](nowhere.png)\n\n<Icon icon="nowhere" />\n'
  const icons = { ...noIcons, solid: { star: '1 1 M0' } }
  const found = checkSnippet(parsePage('snippets/a.mdx', text), { ...known, site: { ...known.site, icons } })
  expect(found.map(({ code, line, column }) => `${line}:${column} ${code}`)).toEqual([
    '1:19 file/missing',
    '3:5 link/dead',
    '5:6 file/missing',
    '7:13 icon/unknown',
  ])
})

test('whatever a page holds, its problems are located in it', () => {
  const piece = fc.constantFrom(
    '[a](/x)',
    '![b](y.png)',
    '\n\n',
    '\r\n',
    '<Warn>',
    '</Warn>',
    '<a href="z">',
    '# H',
    '`',
    '{x}',
    '😀',
    '- ',
    '> ',
    'import A from "./b"\n',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), pieces => {
      const text = pieces.join('')
      for (const { offset, length, line, column } of checkPage(parsePage('a.mdx', text), known)) {
        expect(offset + length).toBeLessThanOrEqual(text.length)
        const before = text.slice(0, offset).split(/\r\n|\r|\n/)
        expect([line, column]).toEqual([before.length, (before.at(-1) ?? '').length + 1])
      }
    }),
    { numRuns: 300 },
  )
})

test('a component of a snippet that needs a program is reported where it is exported', () => {
  const found = checkSnippet(parsePage('snippets/box.mdx', BOX), known)
  expect(found.map(({ code, line, message }) => `${code} ${line} ${inEnglish(message)}`)).toEqual([
    'page/code-component 3 <Clock> is drawn by a program, which Galley doesn’t run.',
  ])
})
