import { openInMemory } from '../../shared/project/testing/open-in-memory.ts'
import { type Row, spent } from './row.ts'
import { SITE_SHAPES } from './site-shapes.ts'

/** How many of one thing a site has. */
const [FEW, MANY] = [1_000, 4_000] as const

/** How much more than linear the work may grow. */
const MOST_GROWTH = 1.5

/** Milliseconds below which figures are noise. */
const NOISE = 60

/** Milliseconds of the processor until a site is opened and checked, and checked again after its name changed. */
async function costs(files: Readonly<Record<string, string>>) {
  const start = spent()
  const { insert, settle, text } = await openInMemory(files)
  await settle()
  const opened = spent()
  const name = (await text('docs.json')).indexOf('Acme')
  await insert('docs.json', name, 'New ')
  await settle()
  return { opening: opened - start, renaming: spent() - opened }
}

/** Measures how the work grows with the size of a site, for sites with very many of one thing. */
export async function benchSiteGrowth(): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const [name, filesOf] of Object.entries(SITE_SHAPES)) {
    await costs(filesOf(FEW)) // the program warms up
    const [few, many] = [await costs(filesOf(FEW)), await costs(filesOf(MANY))]
    for (const work of ['opening', 'renaming'] as const) {
      if (many[work] < NOISE) continue
      const what = `${MANY.toLocaleString('en')} ${name}, ${work}`
      const growth = many[work] / Math.max(NOISE, few[work]) / (MANY / FEW)
      rows.push({ what, value: many[work], unit: 'ms CPU' })
      rows.push({ what: `${what}: growth`, value: growth, unit: '× linear', most: MOST_GROWTH })
    }
  }
  return rows
}
