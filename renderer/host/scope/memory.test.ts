import { expect, test } from 'vitest'
import type { Memories } from '../../../shared/rpc/memory.ts'
import { createMemory } from './memory.ts'

/** A memory whose host answers when it is told to, and what was sent and stashed. */
function remembering(earlier: Memories = {}, unsent: Memories = {}) {
  const sent: string[] = []
  const answers: ((hasIt: boolean) => void)[] = []
  let stashed: Memories = unsent
  const memory = createMemory({
    earlier,
    unsent,
    send: (name, value) => {
      sent.push(`${name} ${value}`)
      return new Promise(resolve => answers.push(resolve))
    },
    stash: now => {
      stashed = now
    },
  })
  return { memory, sent, answer: (hasIt = true) => answers.shift()?.(hasIt), stashed: () => stashed }
}

test('while a value is on its way, newer ones wait, and only the newest follows', async () => {
  const { memory, sent, answer } = remembering()
  for (let width = 0; width < 50; width++) memory.keep('view', { width })
  expect(sent).toEqual(['view {"width":0}'])
  answer()
  await expect.poll(() => sent).toEqual(['view {"width":0}', 'view {"width":49}'])
  expect(memory.read('view')).toEqual({ width: 49 })
})

test('what the host may not have survives a reload of the window, and is sent then', async () => {
  const before = remembering({ unlisted: '[]' })
  before.memory.keep('view', 1)
  before.memory.keep('view', 2)
  const after = remembering({ unlisted: '[]', view: '1' }, before.stashed())
  expect(after.memory.read('view')).toBe(2)
  expect(after.sent).toEqual(['view 2'])
  after.answer()
  await expect.poll(after.stashed).toEqual({})
})

test('a value that did not arrive survives a reload as well, and the next one is sent', async () => {
  const { memory, sent, answer, stashed } = remembering()
  memory.keep('view', 1)
  answer(false)
  await expect.poll(stashed).toEqual({ view: '1' })
  memory.keep('view', 2)
  await expect.poll(() => sent).toEqual(['view 1', 'view 2'])
})

test('a value that is kept already is not sent', () => {
  const { memory, sent } = remembering({ unlisted: '["a"]' })
  memory.keep('unlisted', ['a'])
  expect(sent).toEqual([])
})

test('a damaged value counts as none', () => {
  const { memory } = remembering({ view: '{"tabs":', collapsed: '["group:A"]' })
  expect(memory.read('view')).toBeUndefined()
  expect(memory.read('collapsed')).toEqual(['group:A'])
  expect(memory.read('unlisted')).toBeUndefined()
})
