import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useView } from '../../host/view/view.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { Navigation } from '../navigation/Navigation.tsx'
import { showProblemsOf } from './store.ts'
import {
  button,
  choose,
  dialog,
  FILES,
  find,
  open,
  opened,
  problem,
  reset,
} from './testing/problem-panel.tsx'

beforeEach(reset)

test('a fix is applied by its button, and the problem leaves the list', async () => {
  await open()
  await find('othr')
  await problem('othr').getByRole('button', { name: /other/ }).first().click()
  await expect.poll(() => opened.text('setup.mdx')).toContain('[Dead](/other)')
  await expect.element(page.getByText('No matching problems')).toBeVisible()
})

test('the menu of a problem fixes it, goes to it, and explains it', async () => {
  await open()
  await find('othr')
  await choose('othr', 'Go to location')
  await expect
    .poll(() => useView.of(opened.site).getState().main)
    .toEqual({ kind: 'page', file: 'setup.mdx' })
  await choose('othr', 'Why is this a problem?')
  await expect.element(page.getByRole('dialog', { name: 'Why is this a problem?' })).toBeVisible()
  await expect.element(dialog().getByText('link/dead')).toBeVisible()
  await expect.element(dialog().getByText('Based on')).toBeVisible()
  await expect.element(dialog().getByText(/Use this rule name/)).toBeVisible()
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Change this rule…' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Check rules' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'link/dead' })).toBeVisible()
})

test('the explanation closes with Escape', async () => {
  await open()
  await choose('othr', 'Why is this a problem?')
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('a problem of docs.json cannot be ignored in a page', async () => {
  await open()
  await problem('gone')
    .getByRole('button', { name: /^More about/ })
    .click()
  await expect.element(page.getByRole('menuitem', { name: 'Go to location' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Ignore here…' })).not.toBeInTheDocument()
})

for (const way of ['Enter', 'button'])
  test(`a problem is ignored with its reason by ${way}`, async () => {
    await open()
    await find('othr')
    await choose('othr', 'Ignore here…')
    const reason = page.getByRole('dialog', { name: 'Ignore this problem' }).getByRole('textbox')
    await expect.element(reason).toHaveFocus()
    await reason.fill('It comes later.')
    if (way === 'Enter') await userEvent.keyboard('{Enter}')
    else await dialog().getByRole('button', { name: 'Ignore', exact: true }).click()
    await expect.poll(() => opened.text('setup.mdx')).toMatch(/link\/dead.*It comes later\./)
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(page.getByText('Ignore a problem').last()).toBeVisible()
    await expect.element(page.getByText('No matching problems')).toBeVisible()
  })

test('ignoring is canceled', async () => {
  await open()
  await choose('othr', 'Ignore here…')
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(await opened.text('setup.mdx')).toBe(FILES['setup.mdx'])
})

test('many problems are fixed at once, as one step', async () => {
  await open()
  await button('Fix many…').click()
  const fixes = page.getByRole('dialog', { name: 'Fix many problems at once' })
  await expect.element(fixes.getByText(/Safe fixes are selected/)).toBeVisible()
  const every = fixes.getByRole('checkbox', { name: /^Select (all|it)/ })
  await expect.element(fixes.getByRole('grid', { name: 'Fixes' }).getByRole('row').first()).toBeVisible()
  await expect.element(fixes.getByText(/Setup, line 5/).first()).toBeVisible()
  await expectAccessible()
  if (!(every.element() as HTMLInputElement).checked) await fixes.getByText(/^Select (all|it)/).click()
  await expect.element(every).toBeChecked()
  await fixes.getByText(/^Select (all|it)/).click()
  await expect.element(fixes.getByRole('button', { name: 'Nothing to fix' })).toBeDisabled()
  await fixes.getByRole('row', { name: /“\/other”/ }).click()
  await expect.element(every).toBePartiallyChecked()
  await fixes.getByRole('button', { name: 'Fix one problem' }).click()
  await expect.poll(() => opened.text('setup.mdx')).toContain('[Dead](/other) and [again](/settup)')
  await expect.element(page.getByText('Fixed one problem').last()).toBeVisible()
  await expect.element(fixes).not.toBeInTheDocument()
  expect(await opened.text('other.mdx')).toContain('/settup')
})

test('the problems of one page are fixed from its group, and those of one rule from its own', async () => {
  await open()
  await find('/')
  await button('Fix one in other.mdx…').click()
  await expect.element(dialog().getByText(/Other, line 5/)).toBeVisible()
  await expect.element(dialog().getByText(/Setup, line 5/)).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('radio', { name: 'Rule' }).click({ force: true })
  await button(/^Fix \d in link\/dead…/).click()
  await expect.element(dialog().getByText(/Other, line 5/)).toBeVisible()
  await expect
    .element(
      dialog()
        .getByText(/Setup, line 5/)
        .first(),
    )
    .toBeVisible()
})

test('a group that was collapsed stays so while others are looked for', async () => {
  await open()
  await button(/^Problems in other\.mdx/).click()
  const head = page.getByRole('row', { name: 'other.mdx' })
  await expect.element(head).toHaveAttribute('aria-expanded', 'false')
  await find('nowhere')
  await expect.element(head).not.toBeInTheDocument()
  await find('')
  await expect.element(head).toHaveAttribute('aria-expanded', 'false')
})

test('the filter by a row ends when the list is closed', async () => {
  await open()
  showProblemsOf(opened.site, { id: 'page:other', file: 'other.mdx', name: 'Other' })
  await expect.element(button('Clear filter “Other”')).toBeVisible()
  await button('Hide Problems').click()
  await expect.element(button('Clear filter “Other”')).not.toBeInTheDocument()
})

test('all problems of one rule are fixed, with its reason said', async () => {
  await open()
  await choose('othr', 'Fix all for this rule…')
  await expect
    .element(
      dialog()
        .getByText(/needs review/)
        .first(),
    )
    .toBeVisible()
  await expect.element(dialog().getByText(/Safe fixes are selected/)).not.toBeInTheDocument()
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(await opened.text('setup.mdx')).toBe(FILES['setup.mdx'])
})

test('a group collapses and expands by its arrow and by a click', async () => {
  await open()
  const arrow = button(/^Problems in other\.mdx/)
  const own = page.getByRole('row', { name: /settup/ })
  await find('settup')
  await expect.poll(() => own.elements().length).toBe(2)
  await arrow.click()
  await expect.poll(() => own.elements().length).toBe(1)
  await page.getByRole('row', { name: 'other.mdx' }).click()
  await expect.poll(() => own.elements().length).toBe(2)
})

test('by rule, each problem names its page, and the group names its rule', async () => {
  await open()
  await page.getByRole('radio', { name: 'Rule' }).click({ force: true })
  await expect.element(button(/^Problems in link\/dead/)).toBeVisible()
  await expect.element(page.getByText('Readers who follow the link find nothing.')).toBeVisible()
  await expect.element(page.getByText('Setup, line 5').first()).toBeVisible()
  await page.getByRole('radio', { name: 'Page' }).click({ force: true })
  await expect.element(page.getByText('5:8', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText('Setup', { exact: true })).toBeVisible()
})

test('each problem says how severe it is', async () => {
  await open()
  await expect
    .element(
      problem('othr')
        .getByRole('img', { name: 'Error' })
        .or(problem('othr').getByRole('img', { name: 'Warning' }))
        .first(),
    )
    .toBeVisible()
})

test('without problems the list says what is fine', async () => {
  await open()
  await find('')
  for (const file of ['setup.mdx', 'other.mdx'])
    opened.disk.change({ [file]: FILES['good.mdx'].replace('Good', file) })
  opened.disk.change({ 'docs.json': FILES['docs.json'].replace(', "gone"', '') })
  await expect.poll(() => opened.project.problems().filter(({ code }) => code === 'link/dead').length).toBe(0)
})

test('the problems of one row are listed alone, until the filter is cleared', async () => {
  await open()
  showProblemsOf(opened.site, { id: 'page:other', file: 'other.mdx', name: 'Other' })
  await expect.element(button(/^Problems in setup\.mdx/)).not.toBeInTheDocument()
  await expect.element(button(/^Problems in other\.mdx/)).toBeVisible()
  await button('Fix many…').click()
  await expect.element(dialog().getByText(/Other, line 5/)).toBeVisible()
  await expect.element(dialog().getByText(/Setup, line 5/)).not.toBeInTheDocument()
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  expect(useView.of(opened.site).getState().below).toBe('problems')
  await button('Clear filter “Other”').click()
  await expect.element(button(/^Problems in setup\.mdx/)).toBeVisible()
})

test('the problems of an entry of docs.json are listed in its row', async () => {
  await open()
  await opened.render(<Navigation />)
  await expect.element(page.getByRole('treeitem', { name: 'gone' })).toBeVisible()
  showProblemsOf(opened.site, { id: 'page:gone', name: 'gone' } as never)
  await expect.element(page.getByRole('row', { name: /gone/ }).last()).toBeVisible()
  await expect.element(button(/^Problems in setup\.mdx/)).not.toBeInTheDocument()
})

test('the panel closes', async () => {
  await open()
  useView.of(opened.site).setState({ below: 'problems' })
  await button('Hide Problems').click()
  expect(useView.of(opened.site).getState().below).toBeUndefined()
})

test('the menu of a problem leads to its rule', async () => {
  await open()
  await choose('othr', 'Change this rule…')
  await expect.element(page.getByRole('region', { name: 'link/dead' })).toBeVisible()
})
