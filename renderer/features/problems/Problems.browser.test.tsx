import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { startNotingNewProblems } from '../../host/site/new-problems.ts'
import { useView } from '../../host/view/view.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { ProblemDialogs } from './ProblemDialogs.tsx'
import { Problems } from './Problems.tsx'

const FILES = {
  'docs.json':
    '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["one", "two", "gone"] }]\n}\n',
  'one.mdx': '---\ntitle: One\n---\n\n[Dead](/nowhere) and [dead](/never)\n\n![](/missing.png)\n',
  'two.mdx': '---\ntitle: Two\n---\n\n[Dead](/nowhere)\n',
}

let opened: OpenedTestSite
const rows = () => page.getByRole('treegrid').getByRole('row')
const shown = () => rows().elements().length

beforeEach(async () => {
  opened = await openSite(FILES)
  await opened.render(
    <>
      <Problems />
      <ProblemDialogs />
    </>,
  )
  await expect.poll(() => opened.project.problems().length).toBeGreaterThan(3)
  await expect.element(page.getByRole('region', { name: 'Problems' })).toBeVisible()
})

test('problems are grouped by page, with a count of each kind', async () => {
  const { length } = opened.project.problems()
  await expect.element(page.getByRole('radio', { name: `All ${length}` })).toBeChecked()
  await expect.element(page.getByRole('button', { name: 'Problems in One' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Problems in Two' })).toBeVisible()
  await expectAccessible()
})

test('one kind alone can be listed', async () => {
  const errors = opened.project.problems().filter(({ severity }) => severity === 'error').length
  const before = shown()
  await page.getByRole('radio', { name: `Errors ${errors}` }).click()
  await expect.poll(shown).toBeLessThan(before)
  await page.getByRole('radio', { name: /^Notices/ }).click()
})

test('problems are grouped by rule', async () => {
  await page.getByRole('radio', { name: 'Rule' }).click()
  await expect.element(page.getByText('One, line 5').first()).toBeVisible()
})

test('a text narrows the list, and nothing found is said', async () => {
  const find = page.getByRole('searchbox', { name: 'Find a problem' })
  await find.fill('never')
  await expect.element(page.getByText(/never/).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Problems in Two' })).not.toBeInTheDocument()
  await find.fill('no such text')
  await expect.element(page.getByText('No matching problems')).toBeVisible()
})

test('a problem leads to its location', async () => {
  await page.getByRole('searchbox', { name: 'Find a problem' }).fill('never')
  await page.getByText(/never/).first().click()
  await expect.poll(() => useView.of(opened.site).getState().main).toMatchObject({ file: 'one.mdx' })
})

test('a problem that is gone leaves the list', async () => {
  const named = () => page.getByText(/nowhere/).elements().length
  await expect.poll(named).toBeGreaterThan(1)
  const before = named()
  const text = await opened.text('two.mdx')
  await opened.project.edit({
    label: 'Fix',
    edits: [
      {
        file: 'two.mdx',
        version: (await opened.project.read({ file: 'two.mdx' })).version,
        edits: [{ offset: text.indexOf('[Dead]'), length: '[Dead](/nowhere)'.length, text: 'Fine' }],
      },
    ],
  })
  await expect.poll(named).toBeLessThan(before)
})

test('warnings and notices of a kind are hidden from this person, errors are not', async () => {
  await page.getByRole('radio', { name: 'Rule' }).click()
  const advice = opened.project.problems().find(({ severity }) => severity !== 'error')
  const code = advice?.code ?? ''
  await page.getByRole('button', { name: `Hide ${code} from me` }).click()
  await expect.element(page.getByRole('button', { name: `Problems in ${code}` })).not.toBeInTheDocument()
  const error = opened.project.problems().find(({ severity }) => severity === 'error')
  await expect.element(page.getByRole('button', { name: `Problems in ${error?.code}` })).toBeVisible()
  expect(page.getByRole('button', { name: `Hide ${error?.code} from me` }).elements()).toEqual([])
  await expectAccessible()
  await page.getByRole('button', { name: 'Show 1 hidden kind' }).click()
  await expect.element(page.getByRole('button', { name: `Problems in ${code}` })).toBeVisible()
})

test('problems that came since the first change are listed by themselves', async () => {
  const stop = startNotingNewProblems(opened.site)
  const fresh = page.getByRole('radio', { name: /^New/ })
  expect(fresh.elements()).toEqual([])
  await opened.insert('two.mdx', FILES['two.mdx'].length, '\n[Also](/nowhere) and [other](/elsewhere)\n')
  await page.getByRole('radio', { name: 'New 2' }).click()
  await expect.poll(shown).toBe(3)
  await expect.element(page.getByRole('button', { name: 'Problems in Two' })).toBeVisible()
  stop()
})
