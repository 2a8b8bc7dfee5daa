import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { summarizePage } from '../../shared/page/summary.ts'
import { find } from '../../shared/site/search/find.ts'
import { INDEX_NAME, readSearchFile, SEARCH_FOLDER, textName } from '../../shared/site/search/format.ts'
import { SearchWriter, textFile } from '../../shared/site/search/index-files.ts'
import type { SearchSource } from '../../shared/site/search/source.ts'
import { stemmerOf } from '../../shared/site/search/stemmers.ts'
import { CORPUS } from '../laws/at-hand.ts'
import { generateSite } from './generate.ts'
import { metered } from './measured-run.ts'
import type { Row } from './row.ts'

/** What readers of each repository type, and the pages that they want. */
const questions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = JSON.parse(
  readFileSync(new URL('search-questions.json', import.meta.url), 'utf8'),
)

type ReadFile = (name: string) => string

/** A source that counts what a browser would load, compressed. */
class CountingSource implements SearchSource {
  readonly stem = stemmerOf('en')
  readonly #read: ReadFile
  bytes = 0

  constructor(read: ReadFile) {
    this.#read = read
  }

  async #load(name: string): Promise<never> {
    const content = this.#read(name)
    this.bytes += gzipSync(content).length
    return readSearchFile(content) as never
  }

  index = () => this.#load(INDEX_NAME)
  words = (name: string) => this.#load(name)
  paths = (name: string) => this.#load(name)
  text = (path: string) => this.#load(textName(path))
}

/** The folder of each repository at hand, by its name; of several with one name, the one with the most files. */
function repositories(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const sizes = new Map<string, number>()
  for (const root of CORPUS) {
    const all = readdirSync(root, { recursive: true, encoding: 'utf8' })
    for (const config of all.filter(path => /^(?:[^/]+\/){1,2}docs\.json$/.test(path))) {
      const folder = dirname(config)
      const name = folder.split('/').at(-1) ?? ''
      const size = all.filter(path => path.startsWith(`${folder}/`)).length
      if (size <= (sizes.get(name) ?? 0)) continue
      sizes.set(name, size)
      found.set(name, join(root, folder))
    }
  }
  return found
}

interface Answers {
  count: number
  first: number
  firstThree: number
}

async function ask(site: string, read: ReadFile, answers: Answers): Promise<void> {
  for (const [query, pages] of Object.entries(questions[site] ?? {})) {
    const { found } = await find(query, new CountingSource(read), { language: 'en' })
    const at = found.findIndex(({ page }) => pages.includes(page.path))
    answers.count += 1
    if (at === 0) answers.first += 1
    if (at >= 0 && at < 3) answers.firstThree += 1
    if (at !== 0) process.stdout.write(`  ${site}: “${query}” has its page at ${at < 0 ? 'none' : at + 1}\n`)
  }
}

/** Asks the search of real sites what their readers would ask. */
async function benchQuestions(): Promise<readonly Row[]> {
  const answers: Answers = { count: 0, first: 0, firstThree: 0 }
  const at = repositories()
  const out = mkdtempSync(join(tmpdir(), 'galley-bench-find-'))
  try {
    for (const site of Object.keys(questions)) {
      const folder = at.get(site)
      if (folder === undefined) continue
      metered(['build', folder, '--out', join(out, site)])
      await ask(site, name => readFileSync(join(out, site, SEARCH_FOLDER, name), 'utf8'), answers)
    }
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
  if (answers.count === 0) return []
  const missed = (count: number) => (1 - count / answers.count) * 100
  return [
    {
      what: `${answers.count} questions: wanted page not first`,
      value: missed(answers.first),
      unit: '%',
      most: 15,
    },
    { what: 'wanted page not among the first three', value: missed(answers.firstThree), unit: '%', most: 3 },
  ]
}

const QUERIES = ['webhook', 'how to deploy a cluster', 'payload retry policy', 'se']

/** Counts what a query loads on a large site. */
async function benchSize(): Promise<readonly Row[]> {
  const count = 10_000
  const writer = new SearchWriter()
  const files = new Map<string, string>()
  for (const [file, text] of Object.entries(generateSite(count, 1))) {
    if (!file.endsWith('.mdx')) continue
    const { path, title } = summarizePage(file, text)
    const [intro = '', ...rest] = text.replace(/^---[\s\S]*?---/, '').split(/^## /m)
    const sections = rest.map(part => {
      const [heading = '', ...body] = part.split('\n')
      return [heading.toLowerCase(), heading, body.join(' ')] as const
    })
    const record = { path, title, place: '', lang: 'en', sections: [['', '', intro] as const, ...sections] }
    writer.add(record)
    files.set(textName(path), textFile(path, record).content)
  }
  for (const { path, content } of writer.done()) files.set(path.slice(SEARCH_FOLDER.length), content)
  const rows: Row[] = []
  for (const query of QUERIES) {
    const source = new CountingSource(name => files.get(name) ?? '')
    await find(query, source)
    const what = `search of ${count.toLocaleString('en')} pages for “${query}”: loads, compressed`
    rows.push({ what, value: source.bytes / 1000, unit: 'kB', most: 30 })
  }
  return rows
}

/** Measures the search of published sites: whether it finds what readers want, and how much it loads. */
export const benchFind = async (): Promise<readonly Row[]> => [
  ...(await benchQuestions()),
  ...(await benchSize()),
]
