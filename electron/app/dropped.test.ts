import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { runApp } from './testing/run.ts'
import { app, channels, windows } from './testing/stand-in.ts'

vi.mock('electron', () => import('./testing/stand-in.ts'))

test('folders dropped on the icon before the app is ready get windows of their own, after the folder on the command line', async () => {
  const preventDefault = vi.fn()
  const { base, stop } = await runApp(async () => {
    const { startApp } = await import('./app.ts')
    const at = (name: string) => join(process.env.GALLEY_DATA ?? '', name)
    for (const name of ['one', 'two']) cpSync(at('repo'), at(name), { recursive: true })
    const { CrashReports } = await import('./crash.ts')
    const started = startApp(new CrashReports(at('crashes'), '1.2.3'))
    for (const name of ['one', 'two']) app.emit('open-file', { preventDefault }, at(name))
    await started
  })
  await expect.poll(() => windows.length).toBe(3)
  const opened = windows.map(async ({ webContents }, index) => {
    const event = { sender: webContents, senderFrame: webContents.mainFrame }
    const reply = await channels.get('request')?.(event, 'connect', { window: `${index}` })
    return (reply as { value: { project?: { folder: string } } }).value.project?.folder
  })
  expect(await Promise.all(opened)).toEqual(['repo', 'one', 'two'].map(name => join(base, name)))
  expect(preventDefault).toHaveBeenCalledTimes(2)
  await stop()
})
