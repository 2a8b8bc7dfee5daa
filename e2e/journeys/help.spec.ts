import { expect, test } from '../editor-hosts.ts'
import { expectNone } from './accessibility.ts'
import { goTo, section } from './editor.ts'

test('the sample comes with a tour, and every setting with its part of the handbook', async ({
  openEditor,
}) => {
  const { page } = await openEditor('')
  await page.getByRole('button', { name: /Try the sample/ }).click()
  const tour = page.getByRole('complementary', { name: 'First steps' })
  await expect(tour.getByRole('heading', { name: 'Open a page' })).toBeVisible()
  await expectNone(page, 'tour')
  await tour.getByRole('button', { name: 'Show me' }).click()
  await tour.getByRole('button', { name: 'Next' }).click()
  await expect(tour.getByRole('heading', { name: 'Write something' })).toBeVisible()
  await tour.getByRole('button', { name: 'Leave the tour' }).click()

  await section(page, 'Logo and colors')
  await page.getByRole('textbox', { name: 'Accent on light pages' }).first().focus()
  await page.keyboard.press('F1')
  const handbook = page.getByRole('complementary', { name: 'Handbook' })
  const shown = page.frameLocator('iframe[title="Page of the handbook"]')
  await expect(shown.getByText('colors.primary', { exact: true }).first()).toBeInViewport()
  await expect(shown.getByRole('navigation', { name: 'Pages' })).toBeHidden()
  await expectNone(page, 'handbook: a setting')
  await handbook.getByRole('button', { name: 'Contents', exact: true }).click()
  await handbook.getByRole('button', { name: 'Use the preview', exact: true }).click()
  await expect(shown.getByRole('heading', { level: 1, name: 'Use the preview' })).toBeVisible()
  await handbook.press('Escape')
  await expect(handbook).toHaveCount(0)

  await goTo(page, 'First steps')
  await expect(tour.getByRole('heading', { name: 'Write something' })).toBeVisible()
})
