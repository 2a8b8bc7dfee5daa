import { moveItem, setValue } from '../../shared/config/edit/edit.ts'
import { parseJson } from '../../shared/config/json/parse.ts'
import { setField } from '../../shared/page/frontmatter/edit.ts'
import { readFrontmatter } from '../../shared/page/frontmatter/read.ts'
import { applyEdits, invertEdits } from '../../shared/text/edit.ts'
import { emptyHistory, pushStep } from '../../shared/text/history.ts'
import { percentile, type Row } from './row.ts'

const groups = Array.from({ length: 40 }, (_, group) => ({
  group: `Group ${group}`,
  pages: Array.from({ length: 20 }, (_, page) => `guides/part-${group}/page-${page}`),
}))
const config = `${JSON.stringify({ name: 'Acme', colors: { primary: '#0d9373' }, navigation: groups }, null, 2)}\n`
const page = `---\ntitle: "Working with pages"\ndescription: >-\n  What a page is,\n  and how it is named\nicon: book\ntags: [a, b]\n---\n\n${'Text of the page.\n\n'.repeat(500)}`

/** Returns the median time of a run in milliseconds. */
function median(what: string, run: (round: number) => unknown): Row {
  for (let round = 0; round < 30; round += 1) run(round)
  const times = Array.from({ length: 200 }, (_, round) => {
    const start = performance.now()
    run(round)
    return performance.now() - start
  })
  return { what, value: percentile(times, 0.5), unit: 'ms' }
}

/** Merges a drag through `count` colors into a history and returns the size of the history. */
function drag(count: number): number {
  let text = config
  let history = emptyHistory<never>()
  for (let step = 0; step < count; step += 1) {
    const edits = setValue(text, ['colors', 'primary'], `#${step.toString(16).padStart(6, '0')}`)
    const inverse = invertEdits(text, edits)
    history = pushStep(history, {
      label: 'Color',
      merge: 'color',
      edits: [{ file: 'docs.json', edits, inverse }],
    })
    text = applyEdits(text, edits)
  }
  return JSON.stringify(history).length
}

/** Measures edits of a navigation of 800 pages, and of a page's fields. */
export function benchEdits(): readonly Row[] {
  const move = moveItem(config, ['navigation', 3, 'pages', 7], ['navigation', 30, 'pages'], 4)
  return [
    median('docs.json of 800 pages: read', () => parseJson(config)),
    median('docs.json of 800 pages: set a color', round =>
      setValue(config, ['colors', 'primary'], `#${round}`),
    ),
    median('docs.json of 800 pages: move a page', round =>
      moveItem(config, ['navigation', 3, 'pages', round % 20], ['navigation', 30, 'pages'], 4),
    ),
    median('docs.json of 800 pages: move a group', round =>
      moveItem(config, ['navigation', round % 20], ['navigation'], 30),
    ),
    median('docs.json of 800 pages: apply a move', () => applyEdits(config, move)),
    median('page: read its fields', () => readFrontmatter(page)),
    median('page: set its title', round => setField(page, 'title', `Title ${round}`)),
    { what: 'a drag of 500 colors as one undo step', value: drag(500), unit: 'characters' },
  ]
}
