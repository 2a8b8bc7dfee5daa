import { expect, test, vi } from 'vitest'
import { createMemory } from './memory.ts'

test('a value that changes continuously is sent at once, and then as it is after a pause', async () => {
  const send = vi.fn()
  const memory = createMemory({}, send)
  for (let width = 0; width < 50; width++) memory.keep('view', { width })
  expect(send.mock.calls).toEqual([['view', '{"width":0}']])
  await expect.poll(() => send.mock.calls.at(-1)).toEqual(['view', '{"width":49}'])
  expect(send).toHaveBeenCalledTimes(2)
  expect(memory.read('view')).toEqual({ width: 49 })
})

test('a value that is kept already is not sent', () => {
  const send = vi.fn()
  const memory = createMemory({ unlisted: '["a"]' }, send)
  memory.keep('unlisted', ['a'])
  expect(send).not.toHaveBeenCalled()
})

test('a damaged value counts as none', () => {
  const memory = createMemory({ view: '{"tabs":', collapsed: '["group:A"]' }, () => undefined)
  expect(memory.read('view')).toBeUndefined()
  expect(memory.read('collapsed')).toEqual(['group:A'])
  expect(memory.read('unlisted')).toBeUndefined()
})
