import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { makeFolder, removeFolder } from '../testing/temporary-folders.ts'
import { openFile } from './browser.ts'

const base = makeFolder('open-file')
afterEach(() => vi.unstubAllEnvs())
afterAll(() => removeFolder(base))

test('the browser that the person named gets the address of a file, whatever its name holds', async () => {
  const [program, given] = [join(base, 'browser.sh'), join(base, 'given')]
  writeFileSync(program, `#!/bin/sh\nprintf '%s' "$*" > '${given}.new'\nmv '${given}.new' '${given}'\n`)
  chmodSync(program, 0o755)
  vi.stubEnv('GALLEY_BROWSER', `${program} --new-window`)
  const page = join(base, 'my site; $(touch x)', 'index.html')
  expect(openFile(page)).toBe(true)
  await expect.poll(() => existsSync(given)).toBe(true)
  expect(readFileSync(given, 'utf8')).toBe(`--new-window ${pathToFileURL(page)}`)
})

test('where no window can be opened, nothing is started', () => {
  vi.stubEnv('GALLEY_BROWSER', '')
  vi.stubEnv('DISPLAY', '')
  vi.stubEnv('WAYLAND_DISPLAY', '')
  vi.spyOn(process, 'platform', 'get').mockReturnValue('linux')
  expect(openFile(join(base, 'index.html'))).toBe(false)
})
