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
import { weightsOf } from '../../shared/site/search/weights.ts'
import { searchRecord } from '../../shared/site/search-record.ts'
import { draw, testSite } from '../../shared/site/testing/draw.ts'
import { cursorContextAt } from '../../shared/site/writing/cursor.ts'
import { readMarkers } from '../../shared/text/conflict-markers.ts'
import { mergeTexts } from '../../shared/text/merge.ts'
import { isTooDeep } from '../../shared/text/yaml-depth.ts'

const site = testSite()
const known = { site, pages: new Map(), settings: defaultSettings, anchors: () => undefined }

/** Everything that is given a text of the repository. */
export const HOSTILE_UNITS: Readonly<Record<string, (text: string) => unknown>> = {
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

/** Beginnings of things that never end. */
export const HOSTILE_PREFIXES = [
  '![',
  '<a b="',
  '*a **b ',
  '`',
  '{"a":',
  '| a ',
  '- ',
  '\n> ',
  '&a [',
  '\\{ word',
] as const

/** How many UTF-16 units of a prefix each unit is given. */
export const HOSTILE_SIZES = [1_000, 10_000, 100_000] as const

/** How much more than linear the work may grow from one size to the next. */
export const MOST_GROWTH = 1.3

/** A text of `size` UTF-16 units and a few more; another one for each `round`, as some results are remembered. */
export const hostileText = (prefix: string, size: number, round: number): string =>
  `${prefix.repeat(Math.ceil(size / prefix.length)).slice(0, size)} z${round}`

/** The most that costs of texts of the sizes grow from one to the next, as a share of linear growth. */
export function growthOf(costs: readonly number[]): number {
  const steps = costs.slice(1).map((cost, index) => {
    const [size = 1, next = 1] = HOSTILE_SIZES.slice(index, index + 2)
    return cost / (costs[index] ?? cost) / (next / size)
  })
  return Math.max(...steps)
}
