import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { app } from 'electron'
import { expect, test, vi } from 'vitest'
import { makeFolder, removeFolder } from '../node/testing/temporary-folders.ts'
import { CrashReports } from './crash.ts'
import { calls } from './testing/stand-in.ts'

vi.mock('electron', () => import('./testing/stand-in.ts'))

test('a crash report is a file with versions and the stack; the newest ten are kept', () => {
  const base = makeFolder('crash')
  const reports = new CrashReports(base, '1.2.3')
  const file = reports.write(new Error('It broke.')) ?? ''
  const text = readFileSync(file, 'utf8')
  expect(text).toMatch(/^Galley 1\.2\.3\nElectron .*, Chromium .*, Node \d/)
  expect(text).toContain('Error: It broke.\n    at ')
  expect(text).toContain('electron/app/crash.test.ts')
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0)
  for (let count = 0; count < 12; count++) reports.write(new Error(String(count)))
  const kept = readdirSync(join(base, 'crashes')).sort()
  expect(kept).toHaveLength(10)
  expect(readFileSync(join(base, 'crashes', kept.at(-1) ?? ''), 'utf8')).not.toContain('It broke.')
  removeFolder(base)
})

test('the person is shown where the report is, in one box at a time, and nothing is sent', async () => {
  const base = makeFolder('crash')
  const reports = new CrashReports(base, '1.2.3')
  await Promise.all([reports.show(new Error('one')), reports.show(new Error('two'))])
  const [[box]] = calls('showMessageBox') as [[Electron.MessageBoxOptions]]
  expect(calls('showMessageBox')).toHaveLength(1)
  expect(box).toMatchObject({
    message: 'Something went wrong in Galley.',
    buttons: ['Continue', 'Show report'],
  })
  const [[shown]] = calls('showItemInFolder') as [[string]]
  expect(box.detail).toContain(shown)
  expect(readdirSync(join(base, 'crashes'))).toHaveLength(2)
  removeFolder(base)
})

test('a fault before the app is ready is shown once it is ready', async () => {
  const base = makeFolder('crash')
  let becomeReady: () => void = () => undefined
  const isReady = new Promise<void>(resolve => {
    becomeReady = resolve
  })
  const ready = vi.spyOn(app, 'whenReady').mockReturnValue(isReady)
  const before = calls('showMessageBox').length
  const shown = new CrashReports(base, '1.2.3').show(new Error('early'))
  await Promise.resolve()
  expect(calls('showMessageBox')).toHaveLength(before)
  becomeReady()
  await shown
  expect(calls('showMessageBox')).toHaveLength(before + 1)
  ready.mockRestore()
  removeFolder(base)
})
