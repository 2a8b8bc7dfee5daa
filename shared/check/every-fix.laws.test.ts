import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config/read/read.ts'
import { inEnglish } from '../messages/in-english.ts'
import { type Apis, readApis } from '../openapi/apis.ts'
import { parsePage } from '../page/parse/parse.ts'
import { summarizePage } from '../page/summary.ts'
import { planSite } from '../site/plan/plan.ts'
import { fewIcons } from '../site/testing/draw.ts'
import { applyEdits } from '../text/edit.ts'
import type { Problem } from '../text/problem.ts'
import { anchorsOf } from './base/anchors.ts'
import type { CheckContext } from './base/context.ts'
import { checkConfig, checkPage } from './check.ts'
import { ruleIds, ruleOf } from './rules/registry.ts'
import { readSettings } from './settings/file.ts'
import { defaultSettings } from './settings/read.ts'

const FILES = ['one.mdx', 'guides/two.mdx', 'a.png', 'api.yaml']
const API =
  'openapi: 3.1.0\ninfo: {title: T, version: "1"}\npaths:\n  /a/{id}:\n    get:\n      parameters: [{name: id, in: path, required: true, description: Which., schema: {type: string}}]\n      responses: {"200": {description: ok}}\n'

let apis: Apis
beforeAll(async () => {
  const read = async () => API
  apis = await readApis({ entries: [{ written: 'api.yaml' }], repository: new Set(['api.yaml']), read })
  await apis.readAll(read)
})

const CONFIG =
  '{"name":"x","versions":["v1"],"redirects":[{"source":"/old","destination":"/one"}],"navigation":[{"group":"a","version":"v1","pages":["one","guides/two"]}]}'

function knownOf(text: string, page: string): CheckContext {
  const { value } = readConfig(text)
  const pages = [
    summarizePage('one.mdx', page),
    summarizePage('guides/two.mdx', '---\ntitle: Two\n---\n\n## Here\n'),
  ]
  const site = planSite({ config: value, pages, files: new Set(FILES), icons: fewIcons, apis: apis.data() })
  return {
    site,
    pages: new Map(pages.map(one => [one.path, one])),
    anchors: () => anchorsOf(parsePage('guides/two.mdx', '## Here\n')),
    settings: {
      ...defaultSettings,
      rules: new Map([['moved', { severity: 'notice' }]]),
      terms: [{ use: 'sign in', not: ['login'] }],
    },
  }
}

const HEAD = '---\ntitle: One\ndescription: What this page is about.\n---\n\n'
const onPage = (text: string) => checkPage(parsePage('one.mdx', text), knownOf(CONFIG, text))
const inConfig = (text: string) => checkConfig(readConfig(text), knownOf(text, HEAD))
const inSettings = (text: string) => readSettings(text).problems

const NAV = '"navigation":[{"group":"a","pages":["one","guides/two"]}]'
const whole = (more: string) => `{"name":"x",${more},${NAV}}`

/** For each rule whose problems have fixes, texts with one problem each. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'moved/class': ['<p className="block landing">a</p>', '<p class="landing">a</p>'],
  'link/dead': ['Read [the second](/guides/tow).', 'Read [the second](/Guides/Two).'],
  'link/no-heading': ['Read [the second](/guides/two#her).'],
  'link/redirected': ['Read [this](/old).'.replace('this', 'the page')],
  'file/missing': ['Look at ![a red bee](/A.png) here.'],
  'icon/unknown': [
    'See <Icon icon="rocekt" /> here.',
    '---\ntitle: One\ndescription: What this page is about.\nicon: gihub\n---\n',
  ],
  'page/first-level-heading': ['# Begin'],
  'page/unknown-attribute': ['<Card Title="One" href="/one">Go.</Card>', '<Card titel="One">Go.</Card>'],
  'page/no-frame': ['![A red bee](/a.png)', '<img src="/a.png" alt="A red bee" />'],
  'page/unknown-field': ['---\ntitle: One\ndiscription: What this page is about.\n---\n'],
  'page/frontmatter': ['---\ntitle: One: two\ndescription: What this page is about.\n---\n'],
  'writing/repeated-word': ['You open the the folder.'],
  'writing/article': ['You open a account of the site.'],
  'writing/term': ['You login to the site.'],
  'version/undeclared': [],
  'api/field-differs': [
    `${HEAD.replace('---\n\n', 'openapi: GET /a/{id}\n---\n\n')}<ParamField query="id">Which.</ParamField>\n`,
  ],
  'check/unused-ignore': ['{/* galley-ignore link/dead: gone */}\n\nNothing is wrong here.'],
}

const CONFIGS: Readonly<Record<string, readonly string[]>> = {
  'navigation/missing-page': [`{"name":"x","navigation":[{"group":"a","pages":["one","guides/tow"]}]}`],
  'division/no-pages': [whole('"tabs":[{"name":"G","url":"guide"}]')],
  'version/undeclared': [
    '{"name":"x","versions":["beta"],"navigation":[{"group":"a","version":"betta","pages":["one"]},{"group":"b","version":"beta","pages":["guides/two"]}]}',
  ],
  'config/web-font': [
    '{"name":"x","fonts":{"family":"Satoshi"},"navigation":{"pages":["one","guides/two"]}}',
    '{"name":"x","fonts":{"heading":{"family":"Satoshi","source":"https://f.example/s.woff2"}},"navigation":{"pages":["one","guides/two"]}}',
  ],
  'redirect/dead': [whole('"redirects":[{"source":"/b","destination":"/guides/tow"}]')],
  'file/missing': [whole('"favicon":"/A.png"')],
  'link/dead': [whole('"topbarLinks":[{"name":"a","url":"/guides/tow"}]')],
  'json/trailing-comma': [`{"name":"x",${NAV},}`],
  'json/extra-comma': [`{"name":"x",,${NAV}}`],
  'json/missing-comma': [`{"name":"x" ${NAV}}`],
  'json/missing-colon': [`{"name" "x",${NAV}}`],
  'json/missing-quote': [`{"name":"x,\n${NAV}}`],
  'json/wrong-quotes': [`{'name':"x",${NAV}}`, `{“name”:"x",${NAV}}`],
  'json/unquoted-key': [`{name:"x",${NAV}}`],
  'json/unquoted-value': [`{"name":x,${NAV}}`, `{"name":x y\n,${NAV}}`],
  'json/text-after-end': [`{"name":"x",${NAV}} x`, `{"name":"x",${NAV}}}`],
  'json/escape': [`{"name":"a\\xb",${NAV}}`],
  'json/control-character': [`{"name":"a\tb",${NAV}}`],
  'json/odd-space': [`{"name":\u00a0"x",${NAV}}`],
  'json/unexpected': [whole('"feedback":{"suggestEdit":True}')],
  'config/missing': [`{${NAV}}`],
  'config/wrong-type': [whole('"topbarLinks":{"name":"a","url":"https://example.com"}')],
  'config/unknown-choice': [whole('"modeToggle":{"default":"drak"}')],
  'config/bad-color': [whole('"colors":{"primary":"0D7373"}')],
  'config/not-an-address': [whole('"footerSocials":{"x":"x.com/acme"}')],
  'config/page-path': ['{"name":"x","navigation":[{"group":"a","pages":["/one.mdx","guides/two"]}]}'],
  'config/icon-prefix': [
    '{"name":"x","navigation":[{"group":"a","icon":"fa-house","pages":["one","guides/two"]}]}',
  ],
  'config/unknown-key': [whole('"favicons":"a.png"')],
}

const SETTINGS: Readonly<Record<string, readonly string[]>> = {
  'check/unknown-rule': ['{"rules":{"link/ded":"off"}}'],
}

const pageOf = (text: string) => (text.startsWith('---') ? text : HEAD + text)
const cases = [
  ...Object.entries(PAGES).flatMap(([rule, texts]) =>
    texts.map(text => [rule, pageOf(text), onPage] as const),
  ),
  ...Object.entries(CONFIGS).flatMap(([rule, texts]) => texts.map(text => [rule, text, inConfig] as const)),
  ...Object.entries(SETTINGS).flatMap(([rule, texts]) =>
    texts.map(text => [rule, text, inSettings] as const),
  ),
]

const named = (problems: readonly Problem[]) =>
  problems.map(({ code, message }) => `${code} ${inEnglish(message)}`)

/** How far outside its problem a fix may reach: a quotation mark or a bracket on either side, an empty line. */
const BESIDE = 3

test.each(cases)(
  '%s: a fix of %j removes its problem, adds none, and stays at its location',
  (rule, text, check) => {
    const before = check(text)
    const problem = before.find(({ code, fix }) => code === rule && fix)
    if (!problem?.fix) throw new Error(`${rule} has no fix: ${named(before).join(' | ')}`)
    const { edits } = problem.fix
    const after = check(applyEdits(text, edits))
    expect(named(after).filter(name => !named(before).includes(name))).toEqual([])
    expect(after.length).toBeLessThan(before.length)
    const [from, to] = [
      edits[0]?.offset ?? 0,
      Math.max(...edits.map(({ offset, length }) => offset + length)),
    ]
    const isMissing = rule === 'config/missing'
    if (isMissing) return
    expect(from).toBeGreaterThanOrEqual(problem.offset - BESIDE)
    expect(to).toBeLessThanOrEqual(problem.offset + problem.length + BESIDE)
  },
)

/** Ambiguous JSON gets a fix with a gap that the person fills, or no fix. */
const ELSEWHERE =
  /^json\/(?:empty|missing-value|comment|too-deep|conflict-markers|open-comment|quote-inside|wrong-bracket|unexpected-end|number)$/

/** The rules whose fixes the mistakes in API descriptions try. */
function rulesOfMistakes(): readonly string[] {
  const folder = new URL('./api/fixtures/mistakes/', import.meta.url)
  return readdirSync(folder).flatMap(file => {
    const text = readFileSync(new URL(file, folder), 'utf8')
    return /^# [+-] /m.test(text) ? (/^# \w+ (\S+)/.exec(text)?.[1] ?? []) : []
  })
}

test('every rule whose problems have fixes is among these', () => {
  const tried = new Set<string>([...cases.map(([rule]) => rule), ...rulesOfMistakes()])
  expect(ruleIds.filter(id => ruleOf(id)?.fixes && !tried.has(id) && !ELSEWHERE.test(id))).toEqual([])
})
