import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refusal } from '../text/failure.ts'
import { type MemoryProject, openInMemory } from './testing/open-in-memory.ts'

const START = { 'docs.json': '{}', 'a.md': 'a', 'b.md': 'b' }
const FILES = ['a.md', 'b.md'] as const

type Act = { readonly kind: 'type' | 'save' | 'undo' | 'redo' | 'read' | 'rest'; readonly file: string }

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom('type', 'type', 'type', 'save', 'undo', 'redo', 'read', 'rest'),
  file: fc.constantFrom(...FILES),
})

/** A disk on which every operation takes a varying time. */
function slow(open: MemoryProject, pauses: readonly number[]) {
  let turn = 0
  const pause = async () => {
    for (let left = pauses[turn++ % pauses.length] ?? 0; left > 0; left--) await Promise.resolve()
  }
  const { disk } = open
  const [write, readText] = [disk.write.bind(disk), disk.readText.bind(disk)]
  disk.write = async (...parameters) => {
    await pause()
    await write(...parameters)
    await pause()
  }
  disk.readText = async path => {
    await pause()
    return readText(path)
  }
}

async function begin(open: MemoryProject, { kind, file }: Act): Promise<void> {
  const { project } = open
  if (kind === 'type') await open.insert(file, 0, 'x')
  else if (kind === 'save') await project.save({})
  else if (kind === 'undo') await project.undo()
  else if (kind === 'redo') await project.redo()
  else if (kind === 'read') await project.read({ file })
  else await open.settle()
}

test('overlapping requests on a slow disk lose nothing: in the end the disk holds the texts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 2, maxLength: 40 }),
      fc.array(fc.nat(12), { minLength: 1, maxLength: 7 }),
      async (acts, pauses) => {
        const open = await openInMemory(START)
        slow(open, pauses)
        const outcomes = await Promise.allSettled(acts.map(one => begin(open, one)))
        for (const outcome of outcomes) {
          if (outcome.status === 'fulfilled') continue
          expect(outcome.reason).toBeInstanceOf(Refusal)
          expect(outcome.reason.failure.code).toBe('stale')
        }
        await open.settle()
        const report = await open.project.save({})
        await open.settle()
        expect([report.conflicts, report.failed]).toEqual([[], []])
        expect(open.project.state()).toMatchObject({ dirty: [], conflicts: [] })
        for (const file of FILES) expect(open.disk.peek(file)).toBe(await open.text(file))
        while (open.project.state().undo !== undefined) await open.project.undo()
        for (const file of FILES) expect(await open.text(file)).toBe(START[file])
      },
    ),
    { numRuns: 100 },
  )
})

test('two hundred saves during typing stay in order, and the last text wins', async () => {
  const open = await openInMemory(START)
  slow(open, [3, 0, 5])
  const saves: Promise<unknown>[] = []
  for (let n = 0; n < 200; n++) {
    await open.insert('a.md', 0, `${n} `)
    saves.push(open.project.save({}))
  }
  await Promise.all(saves)
  await open.settle()
  expect(open.disk.peek('a.md')).toBe(await open.text('a.md'))
  expect(open.disk.peek('a.md')).toMatch(/^199 198 197 /)
  expect(open.events.edited).toEqual([])
  expect(open.project.state()).toMatchObject({ dirty: [], conflicts: [] })
})
