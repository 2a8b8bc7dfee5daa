import { checkPage } from '../../shared/check/check.ts'
import { defaultSettings } from '../../shared/check/settings/read.ts'
import { parseJson } from '../../shared/config/json/parse.ts'
import { readConfig } from '../../shared/config/read/read.ts'
import { readText } from '../../shared/openapi/document/read.ts'
import { parsePage } from '../../shared/page/parse/parse.ts'
import { summarizePage } from '../../shared/page/summary.ts'
import { readExpression } from '../../shared/page/tags/literal.ts'
import { outlineOf } from '../../shared/page/writing/outline.ts'
import { drawMath } from '../../shared/site/base/math.ts'
import { tokenLines } from '../../shared/site/code/tokens.ts'
import { pageMarkdown } from '../../shared/site/feeds/markdown.ts'
import { weightsOf } from '../../shared/site/search/index-files.ts'
import { searchRecord } from '../../shared/site/search-record.ts'
import { draw, testSite } from '../../shared/site/testing/draw.ts'
import { cursorContextAt } from '../../shared/site/writing/cursor.ts'
import { readMarkers } from '../../shared/text/conflict-markers.ts'
import { mergeTexts } from '../../shared/text/merge.ts'
import { isTooDeep } from '../../shared/text/yaml-depth.ts'
import { percentile, type Row, spent } from './row.ts'

/** Beginnings of things that never end. */
const PREFIXES = ['![', '<a b="', '*a **b ', '`', '{"a":', '| a ', '- ', '\n> ', '&a [', '\\{ word']

const SIZES = [1_000, 10_000, 100_000] as const

/** How much more than linear the work may grow from one size to the next. */
const GROWTH = 1.3

const site = testSite()
const known = { site, pages: new Map(), settings: defaultSettings, anchors: () => undefined }

/** Everything that is given a text of the repository. */
const UNITS: Readonly<Record<string, (text: string) => unknown>> = {
  'page: body': text => parsePage('a.mdx', text),
  'page: frontmatter': text => parsePage('a.mdx', `---\ntitle: ${text}\n---\n`),
  'page: summary': text => summarizePage('a.mdx', `---\ntitle: ${text}\n---\n\nimport ${text}`),
  'page: attribute': text => parsePage('a.mdx', `<Card title={${text}} />`),
  'page: expression': readExpression,
  'page: outline': text => outlineOf(parsePage('a.mdx', text)),
  'page: checks': text => checkPage(parsePage('a.mdx', text), known),
  'page: drawing': text => draw(text, site),
  'page: fence of TypeScript': text => draw(`\`\`\`ts\n${text}\n\`\`\`\n`, site),
  'page: cursor': text => cursorContextAt(text, text.length),
  'code: JSX': text => tokenLines('jsx', text),
  'code: Markdown': text => tokenLines('md', text),
  'code: YAML': text => tokenLines('yaml', text),
  'code: shell': text => tokenLines('bash', text),
  formula: text => drawMath(text, true),
  search: text => weightsOf({ path: 'a', place: '', title: text, sections: [['', text, text]] }),
  'search of a page': text => searchRecord(site, draw(text, site)),
  'llms.txt': text => pageMarkdown(summarizePage('a.mdx', text), text),
  'docs.json: text': parseJson,
  'docs.json: value': text =>
    readConfig(JSON.stringify({ name: text, navigation: [{ group: text, pages: [text] }] })),
  'docs.json: broken': text => readConfig(`{"name": ${text}`),
  'API description: JSON': text => readText(`{"openapi": ${text}`),
  'API description: YAML': text => readText(`openapi: ${text}`),
  'YAML: depth': isTooDeep,
  'conflict markers': text => readMarkers(`<<<<<<< a\n${text}\n=======\n`),
  merging: text => mergeTexts(text, `a\n${text}`, `${text}\nb`),
}

const filled = (prefix: string, size: number) => prefix.repeat(Math.ceil(size / prefix.length)).slice(0, size)

/** Milliseconds of the processor for one run: the least of several that together take long enough. */
function cost(run: (round: number) => unknown): number {
  const times: number[] = []
  const began = spent()
  while (times.length < 3 || (spent() - began < 60 && times.length < 200)) {
    const before = spent()
    run(times.length)
    times.push(spent() - before)
  }
  return percentile(times, 0.25)
}

/** The most that the work grows from one size to the next, as a share of linear growth, and its largest cost. */
function growthOf(run: (text: string) => unknown, prefix: string) {
  const costs = SIZES.map(size => {
    const text = filled(prefix, size)
    // Another text each time: some results are remembered.
    return cost(round => run(text + round))
  })
  const [small = 0, middle = 0, large = 0] = costs
  // Shorter work is mostly the same for any size.
  return { growth: Math.max(middle / Math.max(small, 2), large / Math.max(middle, 2)) / 10, large }
}

/** Measures how the work on hostile texts grows with their size, for everything that reads a text of the repository. */
export function benchHostile(): readonly Row[] {
  return Object.entries(UNITS).flatMap(([name, run]) => {
    for (const prefix of PREFIXES) run(filled(prefix, 1_000))
    const found = PREFIXES.map(prefix => ({ prefix, ...growthOf(run, prefix) }))
    const worst = found.reduce((a, b) => (b.growth > a.growth ? b : a))
    const slowest = found.reduce((a, b) => (b.large > a.large ? b : a))
    return [
      {
        what: `${name}: growth (${JSON.stringify(worst.prefix)})`,
        value: worst.growth,
        unit: '× linear',
        most: GROWTH,
      },
      { what: `${name}: 100 kB (${JSON.stringify(slowest.prefix)})`, value: slowest.large, unit: 'ms CPU' },
    ]
  })
}
