import { afterEach, expect, test, vi } from 'vitest'
import { whenFocused } from './whenFocused.ts'

afterEach(() => document.querySelector('[data-testid=beside]')?.remove())

/** A frame; the focus is on a button beside it. */
function frameBesideButton(): HTMLIFrameElement {
  const [both, frame, button] = ['div', 'iframe', 'button'].map(name => document.createElement(name))
  if (!both || !(frame instanceof HTMLIFrameElement) || !button) throw new Error('Nothing was made')
  both.dataset.testid = 'beside'
  frame.srcdoc = '<p>Page</p>'
  both.append(frame, button)
  document.body.append(both)
  button.focus()
  return frame
}

test('keys that the page tells of before the focus is there are taken in their order when it comes', async () => {
  const frame = frameBesideButton()
  const done: string[] = []
  const refuse = vi.fn()
  for (const key of ['a', 'b']) whenFocused(frame, { run: () => done.push(key), refuse })
  for (const place of ['first', 'last'])
    whenFocused(frame, { name: 'selected', run: () => done.push(place), refuse })
  expect(done).toEqual([])
  frame.focus()
  whenFocused(frame, { run: () => done.push('c'), refuse })
  expect(done).toEqual(['a', 'b', 'last', 'c'])
  expect(refuse).not.toHaveBeenCalled()
})

test('what a page tells of while the keys go elsewhere is refused', async () => {
  const frame = frameBesideButton()
  const [run, refuse] = [vi.fn(), vi.fn()]
  whenFocused(frame, { run, refuse })
  await expect.poll(() => refuse.mock.calls.length, { timeout: 10_000 }).toBe(1)
  frame.focus()
  expect(run).not.toHaveBeenCalled()
})

test('a page that is gone is refused at once', () => {
  const [run, refuse] = [vi.fn(), vi.fn()]
  whenFocused(null, { run, refuse })
  expect(refuse).toHaveBeenCalledOnce()
  expect(run).not.toHaveBeenCalled()
})
