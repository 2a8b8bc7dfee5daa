import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readConfig } from '../../config/read/read.ts'
import { noIcons } from '../../site/base/icons.ts'
import { planSite } from '../../site/plan/plan.ts'
import { applyEdits } from '../../text/edit.ts'
import { checkConfig } from '../check.ts'

function knownFor(text: string, files: readonly string[]) {
  const reading = readConfig(text)
  const summaries = files
    .filter(file => file.endsWith('.mdx'))
    .map(file => ({ file, path: file.slice(0, -4), title: file, titled: true }))
  const site = planSite({ config: reading.value, pages: summaries, files: new Set(files), icons: noIcons })
  const pages = new Map(summaries.map(page => [page.path, page]))
  return { reading, known: { site, pages, anchors: () => undefined } }
}

const path = fc.constantFrom('a', 'b/c', '/b/c', 'b/C', 'd.mdx', 'x/:slug*', '/', '', 'logo.svg', '%E0%A4%A')
const name = fc.constantFrom('a', 'b', '')
const page = fc.oneof(
  path,
  fc.record({ group: name, pages: fc.array(path, { maxLength: 2 }), version: name }),
)
const config = fc.record(
  {
    name,
    navigation: fc.array(fc.record({ group: name, pages: fc.array(page, { maxLength: 4 }), version: name })),
    tabs: fc.array(fc.record({ name, url: path, version: name }), { maxLength: 3 }),
    anchors: fc.array(fc.record({ name, url: path, openapi: path }), { maxLength: 3 }),
    versions: fc.array(fc.oneof(name, fc.record({ name, default: fc.boolean() })), { maxLength: 3 }),
    redirects: fc.array(fc.record({ source: path, destination: path }), { maxLength: 3 }),
    logo: fc.oneof(path, fc.record({ light: path, dark: path, href: path })),
    openapi: fc.oneof(path, fc.array(path, { maxLength: 2 })),
    topbarLinks: fc.array(fc.record({ name, url: path }), { maxLength: 2 }),
  },
  { requiredKeys: ['name', 'navigation'] },
)

test('whatever docs.json says, its problems are located in it, and no fix breaks it', () => {
  fc.assert(
    fc.property(config, value => {
      const text = JSON.stringify(value, null, 2)
      const { reading, known } = knownFor(text, ['a.mdx', 'b/c.mdx', 'logo.svg', 'openapi.json'])
      for (const { offset, length, fix } of checkConfig(reading, known)) {
        expect(offset + length).toBeLessThanOrEqual(text.length)
        if (fix) expect(readConfig(applyEdits(text, fix.edits)).state).toBe('good')
      }
    }),
    { numRuns: 300 },
  )
})

test('ten thousand pages, a hundred of them missing, are checked quickly', () => {
  const paths = Array.from(
    { length: 10_000 },
    (_, index) => `part-${index % 40}/topic-${index % 7}/page-${index}`,
  )
  const groups = Array.from({ length: 100 }, (_, group) => ({
    group: `Group ${group}`,
    pages: paths
      .slice(group * 100, group * 100 + 100)
      .map((one, index) => (index === 50 ? `${one}0000` : one)),
  }))
  const tabs = Array.from({ length: 40 }, (_, part) => ({ name: `Part ${part}`, url: `part-${part}` }))
  const text = JSON.stringify({ name: 'x', tabs, navigation: groups })
  const { reading, known } = knownFor(
    text,
    paths.map(one => `${one}.mdx`),
  )
  expect(checkConfig(reading, known)).toHaveLength(100)
})
