import { expect, test } from 'vitest'
import { inEnglish } from '../../messages/in-english.ts'
import { applyEdits } from '../../text/edit.ts'
import { readConfig } from './read.ts'

const REST = '"navigation":[{"group":"a","pages":["a"]}]'
const withName = (more: string) => `{"name":"x",${REST},${more}}`

/**
 * The settings besides a name and a navigation, and the expected problem: code, severity, pointer, message,
 * fix.
 */
type Case = readonly [string, string, string?]

const CASES: readonly Case[] = [
  [
    '"colours":{}',
    'notice config/unknown-key /colours: Galley doesn’t know “colours”. Did you mean “colors”? Until then, Galley keeps it in the file and ignores it.',
    '"colors":{}',
  ],
  [
    '"navbar":{}',
    'notice config/unknown-key /navbar: Galley doesn’t know “navbar”. It belongs to the newer format of docs.json. Galley keeps it in the file and ignores it.',
  ],
  [
    '"raiseIssue":true',
    'notice config/unknown-key /raiseIssue: Galley doesn’t know “raiseIssue”. It belongs in “Feedback”. Until then, Galley keeps it in the file and ignores it.',
  ],
  [
    '"my-own":1',
    'notice config/unknown-key /my-own: Galley doesn’t know “my-own”. Galley keeps it in the file and ignores it.',
  ],
  [
    '"anchors":[{"name":"a","url":"a","colour":"#fff"}]',
    'notice config/unknown-key /anchors/0/colour: Galley doesn’t know “colour” in item 1 of “Anchors”. Did you mean “color”? Until then, Galley keeps it in the file and ignores it.',
    '"anchors":[{"name":"a","url":"a","color":"#fff"}]',
  ],
  [
    '"favicon":7',
    'error config/wrong-type /favicon: “Favicon” must be text, not the number 7. Write it like "/favicon.svg". Until then, it counts as missing.',
    '"favicon":"7"',
  ],
  [
    '"favicon":null',
    'error config/wrong-type /favicon: “Favicon” must be text, not an empty value. Write it like "/favicon.svg". Until then, it counts as missing.',
    '',
  ],
  [
    '"feedback":{"suggestEdit":"True"}',
    'error config/wrong-type /feedback/suggestEdit: “Suggest an edit” must be true or false, not the text "True". Write it like true. Until then, it counts as missing.',
    '"feedback":{"suggestEdit":true}',
  ],
  [
    '"tabs":{"name":"a","url":"a"}',
    'error config/wrong-type /tabs: “Tabs” must be a list, not a group of settings. Write it like [{"name":"API reference","url":"api-reference"}]. Until then, it counts as missing.',
    '"tabs":[{"name":"a","url":"a"}]',
  ],
  [
    '"versions":["a",["b"]]',
    'error config/wrong-type /versions/1: Item 2 of “Versions” must be text or a group of settings, not a list. Write it like "v2". Until then, it counts as missing.',
    '"versions":["a","b"]',
  ],
  [
    '"logo":true',
    'error config/wrong-type /logo: “Logo” must be text or a group of settings, not true. Write it like "/logo.svg". Until then, it counts as missing.',
    '"logo":"true"',
  ],
  [
    '"colors":{"primary":"teal"}',
    'error config/bad-color /colors/primary: “Accent on light pages” must be a hex color, not "teal". Write it like "#0D9373". Until then, it counts as missing.',
    '"colors":{"primary":"#008080"}',
  ],
  [
    '"colors":{"primary":"0D9373"}',
    'error config/bad-color /colors/primary: “Accent on light pages” must be a hex color, not "0D9373". Write it like "#0D9373". Until then, it counts as missing.',
    '"colors":{"primary":"#0D9373"}',
  ],
  [
    '"colors":{"primary":"rgb(13, 147, 115)"}',
    'error config/bad-color /colors/primary: “Accent on light pages” must be a hex color, not "rgb(13, 147, 115)". Write it like "#0D9373". Until then, it counts as missing.',
    '"colors":{"primary":"#0d9373"}',
  ],
  [
    '"colors":{"primary":"#0D937380"}',
    'error config/bad-color /colors/primary: “Accent on light pages” must be a hex color, not "#0D937380". Write it like "#0D9373". Until then, it counts as missing.',
    '"colors":{"primary":"#0D9373"}',
  ],
  [
    '"colors":{"primary":"blurple"}',
    'error config/bad-color /colors/primary: “Accent on light pages” must be a hex color, not "blurple". Write it like "#0D9373". Until then, it counts as missing.',
  ],
  [
    '"colors":{"primary":"#fff","background":{"dark":"#000"}}',
    'warning config/missing /colors/background/light: “Of light pages” is missing in “Page background”. Background in light mode.',
    '"colors":{"primary":"#fff","background":{"dark":"#000","light":"#FFFFFF"}}',
  ],
  [
    '"anchors":[{"name":"a","url":"a","color":{"from":"#fff"}}]',
    'warning config/missing /anchors/0/color/to: “To” is missing in “Color” in item 1 of “Anchors”. The color at the end of the gradient.',
  ],
  [
    '"topbarLinks":[{"name":"a"}]',
    'error config/missing /topbarLinks/0/url: “Leads to” is missing in item 1 of “Links in the header”. An address, or the path of a page.',
  ],
  [
    '"topbarCtaButton":{"url":"/a"}',
    'error config/missing /topbarCtaButton/name: The button needs a text. Only a button for a repository has none.',
  ],
  [
    '"topbarCtaButton":{"type":"github","url":"https://example.com"}',
    'warning config/not-a-repository /topbarCtaButton/url: The button needs the address of a repository. Write it like "https://github.com/owner/name", or choose “Button” as its kind.',
  ],
  [
    '"api":{"auth":{"method":"basic","name":"user"}}',
    'error config/basic-auth-name /api/auth/name: Basic authentication needs the names of two fields, not "user". Write the names of both fields with a colon between them, like "user:password".',
  ],
  [
    '"api":{"playground":{"mode":"shwo"}}',
    'error config/unknown-choice /api/playground/mode: “Shown as” of “Playground” must be "show", "simple", or "hide", not "shwo". Until then, it counts as missing.',
    '"api":{"playground":{"mode":"show"}}',
  ],
  [
    '"topAnchor":{"icon":"fa-regular fa-book"}',
    'warning config/icon-prefix /topAnchor/icon: The icon "fa-regular fa-book" is written with “fa-”. Leave out the prefix: "book".',
    '"topAnchor":{"icon":"book"}',
  ],
  [
    '"footerSocials":{"x":"x.com/acme"}',
    'warning config/not-an-address /footerSocials/x: “X” of “Accounts in the footer” must be an address, not "x.com/acme". An address starts with https://.',
    '"footerSocials":{"x":"https://x.com/acme"}',
  ],
  [
    '"footerSocials":{"x":"@acme"}',
    'warning config/not-an-address /footerSocials/x: “X” of “Accounts in the footer” must be an address, not "@acme". An address starts with https://.',
  ],
  [
    '"tabs":[{"name":" ","url":"a"}]',
    'error config/blank /tabs/0/name: “Name” in item 1 of “Tabs” is empty. What the tab says.',
  ],
  [
    '"logo":"a"',
    'error config/blank /logo: “Logo” is too short: "a". Path of an image that suits light and dark pages.',
  ],
]

const told = (text: string) =>
  readConfig(text).problems.map(({ severity, code, pointer, message, hint }) =>
    [severity, code, `${pointer}:`, inEnglish(message), hint && inEnglish(hint)].join(' '),
  )

test.for(CASES)('%s', ([written, words, fixed]) => {
  const text = withName(written)
  expect(told(text)).toEqual([words])
  const fix = readConfig(text).problems[0]?.fix
  expect(fix && applyEdits(text, fix.edits)).toBe(
    fixed === undefined ? undefined : withName(fixed).replace(',}', '}'),
  )
})

test.each([
  ['["/a"]', 'notice', 'The page "/a" isn’t written the way pages are usually listed.', '["a"]'],
  ['["b/a.mdx"]', 'warning', 'The page "b/a.mdx" is listed with its extension.', '["b/a"]'],
])('the pages %s', (pages, severity, message, fixed) => {
  const text = `{"name":"x","navigation":[{"group":"a","pages":${pages}}]}`
  const [problem, ...more] = readConfig(text).problems
  expect(more).toEqual([])
  expect(problem).toMatchObject({
    code: 'config/page-path',
    severity,
    message,
    pointer: '/navigation/0/pages/0',
  })
  expect(problem?.fix && applyEdits(text, problem.fix.edits)).toContain(fixed)
})

test.each([
  ['{}', ['“Site name” is missing.', '“Navigation” is missing.']],
  ['{"name":"x"}', ['“Navigation” is missing.']],
  ['{"name":"x","navigation":[]}', ['“Navigation” is empty.']],
  ['{"name":"","navigation":[{"group":"","pages":[]}]}', ['“Site name” is empty.']],
  ['{"name":"x","navigation":"x"}', ['“Navigation” must be a list, not the text "x".']],
  ['{"name":"x","navigation":[{"pages":["a"]}]}', ['“Name” is missing in item 1 of “Navigation”.']],
  [
    '{"name":"x","navigation":["a"]}',
    ['Item 1 of “Navigation” must be a group of settings, not the text "a".'],
  ],
])('%s can still be used', (text, messages) => {
  const reading = readConfig(text)
  expect(reading.problems.map(problem => problem.message)).toEqual(messages)
  expect(reading.state).toBe('good')
})

test.each([
  ['', 'The file is empty.'],
  ['[]', 'The file must hold the settings of a site, not a list.'],
  ['7', 'The file must hold the settings of a site, not a number.'],
  ['"x"', 'The file must hold the settings of a site, not text.'],
  ['null', 'The file must hold the settings of a site, not an empty value.'],
  ['{"name":"x"\n"navigation":[]}', 'A comma is missing between "x" and "navigation".'],
  ['[['.repeat(10_000), 'Objects and lists are nested more than 200 levels deep here.'],
])('a text such as %.20j cannot be used', (text, message) => {
  const reading = readConfig(text)
  expect(reading.problems.map(problem => problem.message)).toEqual([message])
  expect(reading).toMatchObject({ state: 'broken', value: { name: '', navigation: [] } })
})

test('a syntax error has a location, quotes the line, and offers the fix', () => {
  const text = '{\n  "name": "x"\n  "navigation": []\n}\n'
  const [problem] = readConfig(text).problems
  expect(problem).toMatchObject({
    code: 'json/missing-comma',
    severity: 'error',
    file: 'docs.json',
    line: 2,
    column: 13,
    hint: 'The line is: "name": "x"',
  })
  expect(readConfig(applyEdits(text, problem?.fix?.edits ?? [])).state).toBe('good')
})

test('JSON that stricter readers refuse is read, with a warning', () => {
  const text = `{\r\n\t// mine\r\n\t"name": "x",\r\n\t"name": "y",\r\n\t${REST},\r\n}`
  const reading = readConfig(text)
  expect(reading.value.name).toBe('y')
  expect(reading.problems.map(({ severity, code, line, hint }) => [severity, code, line, hint])).toEqual([
    ['warning', 'json/comment', 2, undefined],
    ['warning', 'json/duplicate-key', 3, 'The last one is in line 4.'],
    ['warning', 'json/trailing-comma', 5, undefined],
  ])
  const fix = reading.problems[1]?.fix
  expect(applyEdits(text, fix?.edits ?? [])).toBe(text.replace('"name": "x",\r\n\t', ''))
})

test('settings of the newer form get the names of the older one, its navigation stays as written', () => {
  const text = JSON.stringify({
    name: 'x',
    colors: { primary: '#fff', light: 3 },
    navbar: {
      links: [{ label: 'Blog', href: '/blog' }],
      primary: { type: 'button', label: 'Go', href: '/go' },
    },
    appearance: { default: 'dark', strict: true },
    topbarLinks: [{ name: 'Unused here', url: '/x' }],
    navigation: { tabs: [] },
  })
  const reading = readConfig(text)
  expect(reading).toMatchObject({ state: 'good', form: 'newer' })
  expect(reading.problems.map(problem => problem.message)).toEqual([
    '“Accent on dark pages” must be text, not the number 3.',
    'Galley doesn’t know “topbarLinks”.',
  ])
  expect(reading.value).toEqual({
    newer: expect.objectContaining({ appearance: { default: 'dark', strict: true } }),
    name: 'x',
    colors: { primary: '#fff' },
    topbarLinks: [{ name: 'Blog', url: '/blog' }],
    topbarCtaButton: { name: 'Go', url: '/go' },
    modeToggle: { default: 'dark', isHidden: true },
    navigation: { tabs: [] },
  })
})

test('an item that cannot be used keeps its index', () => {
  const { value } = readConfig(
    withName('"anchors":[5,{"name":"a","url":"a"}],"openapi":[5,"a.json"],"versions":[null,"v1"],"tabs":[7]'),
  )
  expect(value.anchors).toEqual([{}, { name: 'a', url: 'a' }])
  expect(value.openapi).toEqual(['', 'a.json'])
  expect(value.versions).toEqual([{}, 'v1'])
})

test('an unused setting is kept, whatever its value', () => {
  const kept = '"theme":7,"analytics":{"a":{"b":null}},"$schema":"x","feedback":{"thumbsRating":"yes"}'
  expect(told(withName(kept))).toEqual([])
  expect(readConfig(withName(kept)).value).toMatchObject({
    theme: 7,
    analytics: { a: { b: null } },
    feedback: { thumbsRating: 'yes' },
  })
})
