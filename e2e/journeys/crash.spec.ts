import { mkdtempSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDraftLog } from '../../electron/node/drafts/draft-log.ts'
import { recordSave } from '../../electron/node/drafts/save-records.ts'
import { copyOf, expect, removeFolder, serve, test } from '../editor-hosts.ts'
import { expectNone } from './accessibility.ts'
import { button, expectSaved, openPage, preview, row, saveAll, writeAtEnd } from './editor.ts'

/** Reads a file that may be rewritten or removed at any moment. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return ''
    throw error
  }
}

const ends: (() => unknown)[] = []
test.afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** Returns the drafts kept outside the repository as one text; a file that is still being written does not count yet. */
const keptIn = (home: string): string =>
  readdirSync(home, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.draft') && entry.parentPath.includes('drafts'))
    .map(entry => readDraftLog(textOf(join(entry.parentPath, entry.name))).draft)
    .map(draft => JSON.stringify(draft) ?? '')
    .join()

// Covers F16
test('three unsaved files are restored after the program was killed', async ({ page }) => {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'galley-e2e-')))
  const folder = copyOf('resources/handbook', home)
  const disk = (file: string) => readFileSync(join(folder, file), 'utf8')
  const before = disk('quickstart.mdx')
  ends.push(() => removeFolder(home))
  const first = await serve([folder], home)
  ends.push(first.stop)
  await page.goto(first.url)
  await openPage(page, 'Quickstart')
  await writeAtEnd(page, '\nMine one.')
  await openPage(page, 'How it works')
  await writeAtEnd(page, '\nMine two.')
  await expect(preview(page).getByText('Mine two.')).toBeVisible()
  await row(page, 'How it works').press('Alt+ArrowUp')
  await expect(button(page, 'Changes: 3')).toBeVisible()
  await expect.poll(() => keptIn(home)).toMatch(/(?=.*Mine one\.)(?=.*Mine two\.)(?=.*"file":"docs\.json")/)
  process.kill(first.pid ?? 0, 'SIGKILL')

  const second = await serve([folder], home)
  ends.push(second.stop)
  await page.goto(second.url)
  await expect(page.getByText('Unsaved work on 3 files was found.')).toBeVisible()
  expect(disk('quickstart.mdx')).toBe(before)
  await expectNone(page, 'unsaved work found')
  await button(page, 'Restore').click()
  await expect(button(page, 'Changes: 3')).toBeVisible()
  await saveAll(page)
  await expectSaved(page)
  expect(disk('quickstart.mdx')).toBe(`${before}\nMine one.`)
  expect(disk('how-it-works.mdx')).toMatch(/Mine two\.$/)
  expect(disk('docs.json').indexOf('"how-it-works"')).toBeLessThan(disk('docs.json').indexOf('"quickstart"'))
  await expect.poll(() => keptIn(home)).toBe('')
})

test('a save that was interrupted is finished', async ({ page }) => {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'galley-e2e-')))
  const folder = copyOf('resources/handbook', home)
  const disk = (file: string) => readFileSync(join(folder, file), 'utf8')
  ends.push(() => removeFolder(home))
  const saved = ['quickstart.mdx', 'how-it-works.mdx'].map(file => ({
    file,
    before: { text: disk(file), bom: false },
    after: { text: `${disk(file)}\nSaved.\n`, bom: false },
  }))
  const place = { data: join(home, '.galley'), root: folder, session: '99999999-0a' }
  await recordSave(place, saved)
  writeFileSync(join(folder, 'quickstart.mdx'), saved[0]?.after.text ?? '')
  const host = await serve([folder], home)
  ends.push(host.stop)
  await page.goto(host.url)
  await expect(page.getByText(/A save was interrupted/)).toBeVisible()
  await expect(page.getByText('Not written: how-it-works.mdx.')).toBeVisible()
  await expectNone(page, 'interrupted save found')
  await button(page, 'Finish it').click()
  await expect(page.getByText(/A save was interrupted/)).toBeHidden()
  await expectSaved(page)
  for (const { file, after } of saved) expect(disk(file)).toBe(after.text)
})
