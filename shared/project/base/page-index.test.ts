import fc from 'fast-check'
import { expect, test } from 'vitest'
import { message } from '../../messages/message.ts'
import { PageReader } from '../../page/page-reader.ts'
import { summarizePage } from '../../page/summary.ts'
import { boundedBySize, TooCostly } from '../../text/budget.ts'
import { Refusal } from '../../text/failure.ts'
import { isMarkdown } from '../files/kinds.ts'
import { type MemoryFiles, memoryFiles } from '../files/memory-files.ts'
import { MemoryKeeper } from '../testing/memory-keeper.ts'
import { Buffers } from './buffers.ts'
import { PageIndex } from './page-index.ts'

const page = (title: string): string => `---\ntitle: ${title}\n---\n\nText.\n`

/** An opened folder; `tells` says of which files the disk knows whether they changed. */
class Opening {
  readonly read: string[] = []
  readonly buffers: Buffers
  readonly index: PageIndex
  readonly #disk: MemoryFiles
  readonly #tells: (file: string) => boolean

  constructor(
    disk: MemoryFiles,
    {
      keeper,
      tells = () => true,
      reader = new PageReader(),
    }: { keeper?: MemoryKeeper; tells?: (file: string) => boolean; reader?: PageReader } = {},
  ) {
    this.#disk = disk
    this.#tells = tells
    this.buffers = new Buffers(disk)
    const readText = (file: string) => {
      this.read.push(file)
      return disk.readText(file)
    }
    const [view, report] = [{ readText }, () => undefined]
    const reading = { isStopped: false }
    const parts = { view, reader, report, keeper, reading, buffers: this.buffers }
    this.index = new PageIndex({ ...parts, isPage: isMarkdown })
  }

  /** Compares the index with the disk, as on opening and whenever anything may have changed; returns the titles. */
  async compare(): Promise<readonly string[]> {
    const listed = await this.#disk.list()
    const known = this.index.summaries().map(({ file }) => file)
    this.index.touch(known.filter(file => !listed.some(({ path }) => path === file)))
    this.index.compare(
      listed.map(file => (this.#tells(file.path) ? file : { path: file.path, size: file.size })),
    )
    return this.work()
  }

  async work(): Promise<readonly string[]> {
    while ((await this.index.openPages.next()) || (await this.index.otherPages.next()));
    return this.index.summaries().map(({ title }) => title)
  }
}

const file = fc.constantFrom('a.md', 'b.md', 'c.md')
const change = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), file, title: fc.constantFrom('One', 'Two') }),
  fc.record({ kind: fc.constantFrom('remove' as const, 'compare' as const, 'open' as const), file }),
)

test('what is kept of pages is what reading them again gives, whatever was written in between', async () => {
  const changes = fc.array(change, { maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(changes, fc.subarray(['a.md', 'b.md', 'c.md']), async (steps, told) => {
      const disk = memoryFiles({ 'a.md': page('One'), 'b.md': page('Two') })
      const keeper = new MemoryKeeper()
      const tells = (name: string) => told.includes(name)
      let opening = new Opening(disk, { keeper, tells })
      for (const step of [...steps, { kind: 'open' as const, file: '' }]) {
        if (step.kind === 'write') disk.changeSilently({ [step.file]: page(step.title) })
        else if (step.kind === 'remove') disk.changeSilently({ [step.file]: undefined })
        else {
          if (step.kind === 'open') {
            keeper.keep()
            opening = new Opening(disk, { keeper, tells })
          }
          await opening.compare()
          const fresh = new Opening(disk)
          await fresh.compare()
          expect(opening.index.summaries()).toEqual(fresh.index.summaries())
        }
      }
    }),
  )
})

test('only what has changed is read when a folder is opened again', async () => {
  const disk = memoryFiles({ 'a.md': page('A'), 'b.md': page('B'), 'c.md': page('C') })
  const keeper = new MemoryKeeper()
  expect(await new Opening(disk, { keeper }).compare()).toEqual(['A', 'B', 'C'])
  disk.changeSilently({ 'b.md': page('X') })
  const again = new Opening(disk, { keeper })
  expect(await again.compare()).toEqual(['A', 'X', 'C'])
  expect(again.read).toEqual(['b.md'])
  expect(again.index.indexed).toBe(3)
})

test('a page that was copied anew is read, but not taken apart again', async () => {
  const disk = memoryFiles({ 'a.md': page('A') })
  const keeper = new MemoryKeeper()
  await new Opening(disk, { keeper }).compare()
  disk.changeSilently({ 'a.md': page('A') })
  let summarized = 0
  const summarize: typeof summarizePage = (...page) => {
    summarized++
    return summarizePage(...page)
  }
  const again = new Opening(disk, { keeper, reader: new PageReader({ summarize }) })
  expect(await again.compare()).toEqual(['A'])
  expect([again.read, summarized]).toEqual([['a.md'], 0])
})

test('a page that is reported is read although its stamp is the same', async () => {
  const disk = memoryFiles({ 'a.md': page('A') })
  const opening = new Opening(disk)
  await opening.compare()
  opening.index.touch(['a.md'])
  opening.index.compare(await disk.list())
  await opening.work()
  expect(opening.read).toEqual(['a.md', 'a.md'])
})

test('what is typed below the frontmatter does not have the page read again', async () => {
  const texts: string[] = []
  const reader = new PageReader({
    summarize: (file, text) => {
      texts.push(text)
      return summarizePage(file, text)
    },
  })
  const opening = new Opening(memoryFiles({ 'a.md': page('A') }), { reader })
  await opening.compare()
  await opening.buffers.open('a.md')
  const type = (text: string) => {
    opening.buffers.write('a.md', text)
    opening.index.touch(['a.md'])
    return opening.work()
  }
  await type(page('A1'))
  texts.length = 0
  for (const typed of ['M', 'Mo', 'More']) await type(`${page('A1')}${typed}`)
  expect(texts).toEqual([])
  expect(await type(page('A2'))).toEqual(['A2'])
  await type(`${page('A2')}import B from './b.md'\n`)
  expect(opening.index.summary('a.md')?.imports).toEqual(['b.md'])
  expect(texts.length).toBe(2)
})

test('the draft of a page is not kept', async () => {
  const disk = memoryFiles({ 'a.md': page('A') })
  const keeper = new MemoryKeeper()
  const opening = new Opening(disk, { keeper })
  await opening.compare()
  await opening.buffers.open('a.md')
  opening.buffers.write('a.md', page('Draft'))
  opening.index.touch(['a.md'])
  expect(await opening.work()).toEqual(['Draft'])
  keeper.keep()
  expect(await new Opening(disk, { keeper }).compare()).toEqual(['A'])
})

test('a page that takes too much, or cannot be read, is read again', async () => {
  const disk = memoryFiles({ 'a.md': page('First'), 'b.md': page('Second') })
  const keeper = new MemoryKeeper()
  const reader = new PageReader({
    bounded: (work, text) => {
      if (text?.includes('First')) throw new TooCostly('time')
      return boundedBySize(work)
    },
    summarize: (name, text) => {
      if (text.includes('title: First')) throw new TooCostly('time')
      return summarizePage(name, text)
    },
  })
  disk.failNext('readText', new Refusal('disk', message('project:noFile', { file: 'b.md' })), 'b.md')
  expect(await new Opening(disk, { keeper, reader }).compare()).toEqual(['A', 'B'])
  const again = new Opening(disk, { keeper })
  expect(await again.compare()).toEqual(['First', 'Second'])
  expect(again.read).toEqual(['a.md', 'b.md'])
})
