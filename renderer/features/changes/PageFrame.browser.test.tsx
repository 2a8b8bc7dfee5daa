import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { provideCommand } from '../../host/commands/commands.ts'
import { hear, lastOf, opened, say, start, urlOf } from '../preview/testing/stand-in.tsx'
import { PageFrame } from './PageFrame.tsx'

beforeEach(start)
afterEach(() => removeEventListener('message', hear))

const PARTS = [{ from: 3, to: 4 }]

/** Shows a page, and waits until it knows its changed lines. */
async function show() {
  const shown = await opened.render(
    <PageFrame url={urlOf('one')} title="Preview" isBusy={false} parts={PARTS} at={0} />,
  )
  await expect.poll(() => lastOf('changes')).toEqual({ kind: 'changes', parts: PARTS, at: 0 })
  return shown
}

test('a page that is compared sends no requests', async () => {
  await show()
  say({ kind: 'send', id: 7, method: 'GET', url: 'https://a.example', headers: [] })
  await expect
    .poll(() => lastOf('unsent'))
    .toEqual({ kind: 'unsent', id: 7, message: 'Requests are sent only from the live preview.' })
})

test('keys that are pressed in a compared page reach the window', async () => {
  const run = vi.fn()
  provideCommand(opened.app, 'page.open', { run })
  await show()
  say({ kind: 'key', chord: 'Mod+K' })
  await expect.poll(() => run.mock.calls.length).toBe(1)
})

test('a compared page that is left is not listened to anymore', async () => {
  const { unmount } = await show()
  const close = vi.spyOn(MessagePort.prototype, 'close')
  await unmount()
  expect(close).toHaveBeenCalledOnce()
  close.mockRestore()
})
