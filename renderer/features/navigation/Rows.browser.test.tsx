import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/axe.ts'
import { LocalHistory } from '../history/LocalHistory.tsx'
import { addMenu, button, config, dialog, menuOf, opened, row, start, view } from './testing/tree-page.tsx'

beforeEach(start)

test('missing pages are added by their folders, shown first', async () => {
  await addMenu('Generate from folders…')
  const generate = page.getByRole('dialog', { name: 'Generate navigation from folders' })
  await expect.element(generate.getByRole('status')).toHaveTextContent(/^2 pages in \d groups/)
  const preview = generate.getByRole('region', { name: 'Preview of the navigation' })
  await expect.element(preview.getByText('Other loose')).toBeVisible()
  await expect.element(preview.getByText('Introduction')).not.toBeInTheDocument()
  await expectAccessible()
  await generate.getByRole('button', { name: 'Add 2 pages' }).click()
  await expect.poll(async () => JSON.stringify((await config()).navigation)).toMatch(/gone.*other\/loose/)
  await expect.element(page.getByText('The navigation was generated from folders.').last()).toBeVisible()
})

test('the whole navigation is generated anew', async () => {
  await addMenu('Generate from folders…')
  await expect.element(dialog().getByRole('radio', { name: 'Add missing pages' })).toBeChecked()
  await dialog().getByRole('radio', { name: 'Start over' }).click({ force: true })
  await dialog().getByRole('button', { name: 'Use these 6 pages' }).click()
  await expect.poll(() => opened.text('docs.json')).not.toContain('gone')
})

test('the local history is opened', async () => {
  await opened.render(<LocalHistory />)
  await addMenu('Local history…')
  await expect.element(page.getByRole('dialog', { name: 'Local history' })).toBeVisible()
})

test('rows say how many problems they have, and lead to them', async () => {
  await expect
    .element(
      row('gone')
        .getByRole('img', { name: /problem/ })
        .or(button(/problem.* in gone/))
        .first(),
    )
    .toBeVisible()
  await menuOf('gone', /^Show its/)
  expect(view().below).toBe('problems')
})

test('Home, End and arrows go through the rows', async () => {
  await row('Setup').click()
  await userEvent.keyboard('{Home}')
  await expect.element(row('Start')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(row('Introduction')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(row('Start')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(row('Start')).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(row('Start')).toHaveAttribute('aria-expanded', 'true')
})

test('the context menu opens with the right button and with the keyboard', async () => {
  await row('Setup').click({ button: 'right' })
  await expect.element(page.getByRole('menu', { name: 'Actions for Setup' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await row('Introduction').click()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await expect.element(page.getByRole('menu', { name: 'Actions for Introduction' })).toBeVisible()
})
