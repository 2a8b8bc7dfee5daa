import { openInMemory } from '../../shared/project/testing/open-in-memory.ts'
import { generateHub } from './generate-hub.ts'
import { percentile, type Row, spent } from './row.ts'

const EDITS = 7

const config = {
  name: 'Hub',
  colors: { primary: '#0d9373' },
  navigation: [{ group: 'Start', pages: ['index'] }],
  openapi: 'openapi.json',
}

/** Types into an operation of a large description and measures until the engine has sent the page to the preview. Excludes debouncing and rendering. */
export async function benchApiEdit(): Promise<readonly Row[]> {
  const text = generateHub()
  const files = { 'docs.json': JSON.stringify(config), 'index.mdx': '# Hub\n', 'openapi.json': text }
  const { project, events, settle, settleUntil } = await openInMemory(files)
  await settle()
  await project.preview({ page: 'api-reference/group-15/things-get-600' })
  await settle()
  const [times, processor]: [number[], number[]] = [[], []]
  const offset = text.indexOf('Works on thing 600.') + 'Works on'.length
  for (let round = 0; round < EDITS; round++) {
    const { version } = await project.read({ file: 'openapi.json' })
    const edits = [{ file: 'openapi.json', version, edits: [{ offset, length: 0, text: ` ${round}` }] }]
    const seen = events.preview.length
    const [start, before] = [performance.now(), spent()]
    await project.edit({ label: 'Type', edits })
    await settleUntil(() => events.preview.length > seen)
    times.push(performance.now() - start)
    processor.push(spent() - before)
    const isShown = JSON.stringify(events.preview.at(-1)).includes(`Works on ${round}`)
    if (!isShown) throw new Error('The preview does not show the edit.')
    await settle()
  }
  const what = `edit of one operation in ${(text.length / 1e6).toFixed(0)} MB of JSON: its preview`
  return [
    { what: `${what}, p50`, value: percentile(processor, 0.5), unit: 'ms CPU', most: 400 },
    { what: `${what}, the longest of ${EDITS}`, value: Math.max(...processor), unit: 'ms CPU', most: 400 },
    {
      what: `${what}, p50 by the clock (the wait before drawing is not counted)`,
      value: percentile(times, 0.5),
      unit: 'ms',
      most: 400,
    },
  ]
}
