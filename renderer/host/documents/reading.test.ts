import { expect, test } from 'vitest'
import { isOutdated, readPageText } from './read-page.ts'
import { askingHost, canRead, canReadTogether } from './reading.ts'

const LONG = 'Words.\n'.repeat(4_000)

/** A host with one text; says whether it is affordable when told to. */
function hostWith(text: string) {
  const asked: string[] = []
  let answer: (isAffordable: boolean) => void = () => undefined
  const host = askingHost({
    edit: async () => ({}),
    read: async ({ file }) => ({ file, text, version: 1 }),
    isAffordable: ({ file }) => {
      asked.push(file)
      return new Promise(resolve => {
        answer = resolve
      })
    },
  })
  return { host, asked, answer: (isAffordable: boolean) => answer(isAffordable) }
}

test('an ordinary text is read at once, and the host is not asked', async () => {
  const { host, asked } = hostWith('# Heading\n')
  const { text } = await host.read({ file: 'short.md' })
  expect(readPageText('short.md', text).headings).toHaveLength(1)
  expect(asked).toEqual([])
})

test('a suspicious page is shown at once, and read when the host has answered that it is affordable', async () => {
  const { host, asked, answer } = hostWith(`# Heading\n\n${LONG}`)
  const { text } = await host.read({ file: 'long.md' })
  const waiting = readPageText('long.md', text)
  expect(waiting.headings).toEqual([])
  expect(isOutdated(waiting)).toBe(false)
  answer(true)
  await expect.poll(() => isOutdated(waiting)).toBe(true)
  expect(readPageText('long.md', text, waiting).headings).toHaveLength(1)
  expect(readPageText('long.md', `## Typed\n\n${text}`).headings).toHaveLength(2)
  expect(canRead('long.md', `${text}${LONG}`)).toBe(false)
  await host.read({ file: 'long.md' })
  expect(asked).toEqual(['long.md'])
})

test('a page that takes too much is never read', async () => {
  const { host, answer } = hostWith(`# Heading\n\n${LONG}`)
  const { text } = await host.read({ file: 'costly.md' })
  answer(false)
  await Promise.resolve()
  expect(readPageText('costly.md', text).blocks.flatMap(({ nodes }) => nodes)).toMatchObject([
    { kind: 'broken' },
  ])
})

test('settings come with the answer, so that the forms show them at once', async () => {
  const { host, answer } = hostWith(`{ "name": "${'x'.repeat(400_000)}" }`)
  const reading = host.read({ file: 'docs.json' })
  await Promise.resolve()
  answer(true)
  expect(canRead('docs.json', (await reading).text)).toBe(true)
})

// Covers D02
test('settings in many files, none of them long, are read together only when the host has judged all', async () => {
  const text = '{ "navigation": { "$ref": "./nav.json" } }'
  const parts = Array.from({ length: 200 }, (_, index) => `"${index}${'x'.repeat(10_000)}"`)
  expect(canReadTogether(text, parts.slice(0, 5))).toBe(true)
  expect(canReadTogether(text, parts)).toBe(false)
  const refused = hostWith(text)
  const first = refused.host.read({ file: 'docs.json' })
  await Promise.resolve()
  refused.answer(false)
  await first
  expect(canReadTogether(text, parts)).toBe(false)
  const judged = hostWith(text)
  const second = judged.host.read({ file: 'docs.json' })
  await Promise.resolve()
  judged.answer(true)
  await second
  expect(judged.asked).toEqual(['docs.json'])
  expect(canReadTogether(text, parts)).toBe(true)
})
