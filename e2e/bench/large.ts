import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sizeOf } from './build.ts'
import { generateVersions } from './generate-versions.ts'
import { metered, type Took } from './measured-run.ts'
import type { Row } from './row.ts'

/** Versions of each of the four languages; 35 make 22,000 pages. */
const VERSIONS = Number(process.env.BENCH_VERSIONS ?? 35)
/** Memory may grow with the site, but not beyond this, in megabytes. */
const MEMORY = 1000
const PAGE = 'en/v1.0/guides/group-1/page-1-of-the-topic.html'

/** Writes the site; returns the number of its pages. */
function write(folder: string): number {
  let pages = -1
  for (const [path, text] of generateVersions(VERSIONS)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
    pages += 1
  }
  return pages
}

const rowsOf = (what: string, { cpu, wall, memory }: Took, limit: { cpu: number; memory: number }) => [
  { what: `${what}: processor`, value: cpu, unit: 's CPU', most: limit.cpu },
  { what: `${what}: clock`, value: wall, unit: 's' },
  { what: `${what}: memory`, value: memory, unit: 'MB', most: limit.memory },
]

/** Builds and checks a site of four languages with many versions, and builds one version of one language. */
export function benchLarge(): readonly Row[] {
  const base = mkdtempSync(join(tmpdir(), 'galley-bench-large-'))
  const [folder, out, one] = [join(base, 'site'), join(base, 'out'), join(base, 'one')]
  try {
    const pages = write(folder)
    const count = pages.toLocaleString('en')
    const single = metered(['build', folder, '--out', one, '--only', 'language=en,version=v1.0'])
    const whole = metered(['build', folder, '--out', out])
    const document = readFileSync(join(out, PAGE)).length
    const check = metered(['check', folder, '--format', 'json'])
    return [
      ...rowsOf(`build of ${count} pages`, whole, { cpu: 5 + pages / 100, memory: MEMORY }),
      {
        what: `build of ${count} pages: size of the site for each page`,
        value: sizeOf(out) / 1000 / pages,
        unit: 'kB',
      },
      // The same page in the site of its version alone: what the rest of the site adds to it.
      { what: 'document of a page', value: document / 1000, unit: 'kB' },
      {
        what: 'document of a page: beside the site of its version alone',
        value: document / readFileSync(join(one, PAGE)).length,
        unit: 'times',
        most: 2,
      },
      ...rowsOf(`build of one version of ${count} pages`, single, { cpu: 15, memory: 700 }),
      ...rowsOf(`check of ${count} pages`, check, { cpu: 5 + pages / 200, memory: MEMORY }),
    ]
  } finally {
    rmSync(base, { recursive: true, force: true, maxRetries: 5 })
  }
}
