import { parsePage } from '../../shared/page/parse/parse.ts'
import { summarizePage } from '../../shared/page/summary.ts'
import { generatePage, generateSite } from './generate.ts'
import { percentile, type Row, spent } from './row.ts'

/** Returns the median CPU time of `work` over `rounds` in milliseconds, after a warm-up. */
function measure(rounds: number, work: (round: number) => void): number {
  const times: number[] = []
  for (let round = 0; round < rounds * 2; round++) {
    const before = spent()
    work(round)
    if (round >= rounds) times.push(spent() - before)
  }
  return percentile(times, 0.5)
}

function parsing(kilobytes: number): Row[] {
  const text = generatePage(kilobytes * 1000, kilobytes)
  const repeat = Math.ceil(100 / kilobytes)
  const whole = measure(20, () => {
    for (let i = 0; i < repeat; i++) parsePage('page.mdx', text)
  })
  const at = text.indexOf('\n\n', text.length / 2) - 1
  let page = parsePage('page.mdx', text)
  let typed = text
  const edit = measure(20, () => {
    for (let i = 0; i < repeat; i++) {
      typed = `${typed.slice(0, at)}x${typed.slice(at)}`
      page = parsePage('page.mdx', typed, page)
    }
  })
  return [
    { what: `read a page of ${kilobytes} kB`, value: whole / repeat, unit: 'ms' },
    { what: `read it again after a key`, value: edit / repeat, unit: 'ms' },
  ]
}

function reading(count: number): Row[] {
  const files = Object.entries(generateSite(count, 1)).filter(([path]) => path.endsWith('.mdx'))
  const what = `${count.toLocaleString('en')} pages`
  const summaries = measure(3, () => {
    for (const [path, text] of files) summarizePage(path, text)
  })
  const pages = measure(3, () => {
    for (const [path, text] of files) parsePage(path, text)
  })
  return [
    { what: `summarize ${what}`, value: summaries, unit: 'ms' },
    { what: `read ${what}`, value: pages, unit: 'ms' },
  ]
}

/** Measures how fast pages are read. */
export function benchPages(): readonly Row[] {
  return [...[1, 4, 20, 200].flatMap(parsing), ...reading(1000)]
}
