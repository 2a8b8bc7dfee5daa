import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inEnglish } from '../../messages/in-english.ts'
import { parseJson, toValue } from '../json/parse.ts'
import { readConfig } from '../read/read.ts'
import { convertConfig } from './convert.ts'
import type { ConfigFormat, Converted } from './model.ts'

type Fields = Record<string, unknown>

function convert(text: string, to: ConfigFormat): Converted {
  const made = convertConfig({ file: 'docs.json', text, to })
  if (made.kind === 'converted') return made
  throw new Error(`${made.line}:${made.column} ${inEnglish(made.message)}`)
}

const valueOfText = (text: string): unknown => {
  const { root } = parseJson(text)
  return root && toValue(root)
}

const lost = ({ report }: Converted) =>
  report.filter(({ outcome }) => outcome === 'lost').map(({ from }) => from)

const word = fc.stringMatching(/^[a-z]{1,6}$/)
const title = fc.stringMatching(/^[A-Z][a-z]{1,6}( [a-z]{1,4})?$/)
const hex = fc.stringMatching(/^#[0-9a-f]{6}$/)
const url = word.map(name => `https://${name}.example.com`)
const icon = fc.oneof(word, fc.record({ name: word, style: fc.constantFrom('solid', 'light', 'brands') }))
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

/** Removes keys without a value, as JSON does. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value))

let count = 0
/** A group whose pages are in `folder`; no page is listed twice. */
const group = (folder: string, depth = 0): fc.Arbitrary<Fields> =>
  fc
    .record({
      group: title,
      icon: maybe(icon),
      tag: maybe(word),
      pages: fc.array(
        depth > 1 ? page(folder) : fc.oneof({ weight: 3, arbitrary: page(folder) }, group(folder, depth + 1)),
        { minLength: 1, maxLength: 3 },
      ),
    })
    .map(plain)

const page = (folder: string) =>
  fc.tuple(word, fc.nat()).map(([name]) => {
    count += 1
    return folder === '' ? `${name}${count}` : `${folder}/${name}${count}`
  })

/** Groups, or pages outside of groups with groups among them. */
const members = (folder: string): fc.Arbitrary<Fields> =>
  fc.oneof(
    fc.array(group(folder), { minLength: 1, maxLength: 3 }).map(groups => ({ groups })),
    fc
      .tuple(page(folder), fc.array(fc.oneof(page(folder), group(folder)), { maxLength: 3 }))
      .map(([first, rest]) => ({ pages: [first, ...rest] })),
  )

const anchorLink = fc
  .record({
    anchor: title,
    icon: maybe(icon),
    color: maybe(hex.map(one => ({ light: one, dark: one }))),
    href: url,
  })
  .map(plain)

const tabs = (folder: string): fc.Arbitrary<Fields> =>
  fc
    .tuple(
      members(`${folder}first`),
      fc.array(fc.record({ icon: maybe(word), hidden: maybe(fc.constant(true)) }), { maxLength: 3 }),
      fc.array(url, { maxLength: 2 }),
    )
    .chain(([first, others, links]) =>
      fc.tuple(...others.map((_, index) => members(`${folder}part${index}`))).map(inner => ({
        tabs: [
          { tab: 'Guides', ...first },
          ...others.map((fields, index) => plain({ tab: `Part ${index}`, ...fields, ...inner[index] })),
          ...links.map((href, index) => ({ tab: `Link ${index}`, href })),
        ],
      })),
    )

const anchors = (folder: string): fc.Arbitrary<Fields> =>
  fc
    .tuple(
      members(`${folder}first`),
      members(`${folder}second`),
      fc.array(anchorLink, { maxLength: 2 }),
      icon,
    )
    .map(([first, second, links, one]) => ({
      anchors: [
        { anchor: 'Guides', icon: one, color: { light: '#111111', dark: '#111111' }, ...first },
        ...links,
        { anchor: 'Second', ...second },
      ],
    }))

const content = (folder: string) => fc.oneof(members(folder || 'all'), tabs(folder), anchors(folder))

const inVersions = (key: 'version' | 'language') =>
  fc.oneof(fc.tuple(members('a'), members('b')), fc.tuple(tabs('a/'), tabs('b/'))).map(([first, second]) => ({
    [`${key}s`]: [
      { [key]: 'one', default: true, ...first },
      { [key]: 'two', ...second },
    ],
  }))

const navigation = fc
  .tuple(
    fc.oneof(content(''), inVersions('version'), inVersions('language')),
    fc.array(anchorLink, { maxLength: 2 }),
  )
  .map(([inner, links]) =>
    'anchors' in inner || links.length === 0 ? inner : { ...inner, global: { anchors: links } },
  )

/**
 * A file of the newer format that holds only what both formats can express, or what is kept along the way.
 */
const both = fc
  .record({
    name: title,
    theme: fc.constantFrom('mint', 'maple', 'palm'),
    colors: fc.record({ primary: hex, light: maybe(hex) }),
    favicon: maybe(fc.constant('/favicon.svg')),
    logo: maybe(fc.constantFrom<unknown>('/logo.svg', { light: '/l.svg', dark: '/d.svg' })),
    background: maybe(
      fc.record({
        color: fc.record({ light: hex, dark: hex }),
        image: maybe(fc.constant('/bg.png')),
        decoration: maybe(fc.constant('grid')),
      }),
    ),
    navbar: maybe(
      fc.record({
        links: fc.array(fc.record({ label: title, href: url, icon: maybe(word) }), {
          minLength: 1,
          maxLength: 2,
        }),
        primary: maybe(
          fc.oneof(
            fc.record({ type: fc.constant('button'), label: title, href: url }),
            fc.record({ type: fc.constant('github'), href: url }),
          ),
        ),
      }),
    ),
    appearance: maybe(
      fc.record({ default: fc.constantFrom('light', 'dark', 'system'), strict: maybe(fc.boolean()) }),
    ),
    api: maybe(
      fc.record({
        openapi: fc.constantFrom<unknown>('a.json', ['a.json', 'b.yaml']),
        mdx: maybe(
          fc.record({
            server: url,
            auth: fc.record({
              method: fc.constantFrom('bearer', 'basic', 'key', 'cobo'),
              name: fc.constant('user:password'),
            }),
          }),
        ),
        playground: maybe(
          fc.record({
            display: fc.constantFrom('interactive', 'simple', 'none', 'auth'),
            proxy: fc.boolean(),
          }),
        ),
        params: maybe(fc.record({ expanded: fc.constantFrom('all', 'closed') })),
      }),
    ),
    footer: maybe(
      fc.record({
        socials: fc.record({ x: url, github: url }),
        links: maybe(fc.constant([{ header: 'A', items: [{ label: 'B', href: '/c' }] }])),
      }),
    ),
    seo: maybe(
      fc.record({
        indexing: fc.constantFrom('all', 'navigable'),
        metatags: fc.dictionary(word, word, { minKeys: 1 }),
      }),
    ),
    styling: maybe(fc.record({ eyebrows: fc.constantFrom('section', 'breadcrumbs'), latex: fc.boolean() })),
    fonts: maybe(fc.constant({ family: 'Inter', source: '/i.woff2', heading: { family: 'Lora' } })),
    integrations: maybe(fc.constant({ ga4: { measurementId: 'G-1' } })),
    banner: maybe(fc.constant({ content: 'New!', dismissible: true })),
    variables: maybe(fc.constant({ version: '2' })),
    redirects: maybe(fc.constant([{ source: '/a', destination: '/b' }])),
    navigation,
  })
  .map(plain)
test('newer → this → newer keeps what both can express, and the report names no loss', () => {
  fc.assert(
    fc.property(both, value => {
      const there = convert(JSON.stringify(value, undefined, 2), 'galley')
      expect(lost(there)).toEqual([])
      expect(readConfig(there.text).problems.filter(({ severity }) => severity === 'error')).toEqual([])
      const back = convert(there.text, 'newer')
      expect(lost(back)).toEqual([])
      expect(valueOfText(back.text)).toEqual(value)
    }),
    { numRuns: 40 },
  )
})

const withGlobal = (anchor: Fields): Fields => ({
  navigation: {
    groups: [{ group: 'A', pages: ['a'] }],
    global: { anchors: [{ anchor: 'A', href: 'https://a.example.com', ...anchor }] },
  },
})

/** What only the newer format can express, by the pointer that the report must name. */
const ONLY_NEWER: Readonly<Record<string, Fields>> = {
  '/$schema': { $schema: 'https://example.com/docs.json' },
  '/favicon/dark': { favicon: { light: '/favicon.svg', dark: '/other.svg' } },
  '/navigation/global/anchors/0/color/dark': withGlobal({ color: { light: '#111111', dark: '#222222' } }),
  '/navigation/global/anchors/0/icon/library': withGlobal({ icon: { name: 'a', library: 'lucide' } }),
  '/navbar/links/0': { navbar: { links: [{ label: 'A' }] } },
  '/navbar/primary/type': {
    navbar: { primary: { type: 'discord', label: 'Chat', href: 'https://a.example.com' } },
  },
  '/background/image/dark': { background: { image: { light: '/a.png', dark: '/b.png' } } },
  '/api/openapi/directory': { api: { openapi: { source: 'a.json', directory: 'reference' } } },
  '/tabs': { tabs: [{ name: 'Old', url: 'old' }] },
  '/topbarLinks': { topbarLinks: [] },
}

for (const [pointer, only] of Object.entries(ONLY_NEWER)) {
  test(`the report names exactly ${pointer} when only that is lost`, () => {
    fc.assert(
      fc.property(both, value => {
        const there = convert(JSON.stringify({ ...value, ...only }, undefined, 2), 'galley')
        expect(lost(there)).toEqual([pointer])
        expect(lost(convert(there.text, 'newer'))).toEqual([])
      }),
      { numRuns: 4 },
    )
  })
}
