import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Problem } from '../../../shared/text/problem.ts'
import { HostFixture } from '../testing/host-fixture.ts'

let fixture: HostFixture
beforeEach(() => {
  fixture = new HostFixture()
})
afterEach(() => fixture.close())

// Covers D01
test('hostile texts are read in another process: the folder opens, and each is a problem of its file', async () => {
  const folder = fixture.site('site')
  const items = '\n- a\n'.repeat(300_000)
  writeFileSync(join(folder, 'a.md'), `---\ntitle: A\n---\n${items}`)
  writeFileSync(join(folder, 'b.md'), '---\ntitle: B\n---\n\nFast.\n')
  const one = fixture.window(fixture.host())
  await one.connect()
  await one.call('open', { folder })
  const codes = () =>
    one.events
      .filter(({ name }) => name === 'problems')
      .flatMap(({ value }) => (value as { readonly problems: readonly Problem[] }).problems)
      .map(({ file, code }) => `${file} ${code}`)
  await vi.waitFor(() => expect(codes()).toContain('a.md page/too-costly'), { timeout: 300_000 })
  expect((await one.call<{ text: string }>('read', { file: 'a.md' })).text).toContain(items)
})
