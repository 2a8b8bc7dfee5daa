import type { SearchQuery } from '../../shared/project/search/model.ts'
import { openInMemory } from '../../shared/project/testing/open-in-memory.ts'
import { generateSite } from './generate.ts'
import { type Row, spent } from './row.ts'

const PLAIN = { matchCase: false, wholeWord: false, regexp: false, include: '' }

const QUERIES: Readonly<Record<string, SearchQuery>> = {
  'a common word': { ...PLAIN, query: 'webhook' },
  'a rare one': { ...PLAIN, query: 'webhook splits the zone' },
  nothing: { ...PLAIN, query: 'not on any page' },
  'a whole word, as written': { ...PLAIN, query: 'Cluster', matchCase: true, wholeWord: true },
  'an expression': { ...PLAIN, query: 'limit: \\d{4} \\}', regexp: true },
}

/** Searches all pages of a large site in batches, like the search panel. */
export async function benchSearch(): Promise<readonly Row[]> {
  const count = 10_000
  const { project, settle } = await openInMemory(generateSite(count, 1))
  await settle()
  const rows: Row[] = []
  for (const [name, query] of Object.entries(QUERIES)) {
    const start = spent()
    let first: number | undefined
    let hits = 0
    for (let after: string | undefined, isOver = false; !isOver; ) {
      const { files, next } = await project.texts.search({ ...query, ...(after !== undefined && { after }) })
      hits += files.reduce((sum, file) => sum + file.matches.length, 0)
      first ??= spent() - start
      after = next
      isOver = next === undefined
    }
    const what = `search of ${count.toLocaleString('en')} pages for ${name}`
    rows.push(
      { what: `${what}: first answer`, value: first ?? Number.NaN, unit: 'ms CPU' },
      {
        what: `${what}: all of ${hits.toLocaleString('en')} matches`,
        value: spent() - start,
        unit: 'ms CPU',
      },
    )
  }
  return rows
}
