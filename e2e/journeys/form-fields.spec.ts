import { expect, type Page, test } from '@playwright/test'
import { serveEchoSite } from './echo-site.ts'
import { openForm, sendWell } from './request-form.ts'

test.describe.configure({ mode: 'default' })

const site = serveEchoSite('form-fields')
const { received } = site

function open(page: Page): Promise<void> {
  received.length = 0
  return openForm(page, site.folder, 'api-reference/other/limits')
}

test('several values are chosen with checkboxes, a date in a calendar, and an example from a list', async ({
  page,
}) => {
  await open(page)
  const states = page.getByRole('group', { name: 'states' })
  await states.getByRole('checkbox', { name: 'sold' }).check()
  await states.getByRole('checkbox', { name: 'new' }).press('Space')
  await page.getByRole('button', { name: 'Choose a date for day' }).press('Enter')
  await page.getByLabel('Choose a date for day').last().fill('2026-05-01')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Choose a date for day' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'day' })).toHaveValue('2026-05-01')
  const code = page.getByRole('textbox', { name: 'code' })
  await code.fill('too long')
  await code.press('Tab')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('combobox', { name: 'Examples of code' }).selectOption('French')
  await expect(code).toHaveValue('FR')
  await page.getByRole('textbox', { name: 'Body' }).fill('')
  await sendWell(page)
  expect(received[0]?.url).toBe('/limits/2026-05-01?states=new&states=sold&code=FR')
})

test('limits are shown before anything is typed, and explained when a value breaks them', async ({
  page,
}) => {
  await open(page)
  const count = page.getByRole('textbox', { name: 'count integer from 1 to 10' })
  await page.getByRole('textbox', { name: 'day' }).fill('2026-02-30')
  await count.fill('11')
  await page.keyboard.press('Tab')
  await expect(count).toHaveAccessibleDescription('The number must be from 1 to 10.')
  await expect(page.getByRole('textbox', { name: 'day' })).toHaveAccessibleDescription(
    'This must be a date, such as 2026-05-01.',
  )
  await sendWell(page)
  await expect(page.getByText('Some values don’t fit the API description.')).toBeVisible()
  await count.fill('10')
  await expect(count).not.toHaveAttribute('aria-invalid')
})

test('fields of a body have checkboxes and limits as well', async ({ page }) => {
  await open(page)
  const body = page.getByRole('textbox', { name: 'Body' })
  await body.fill('{"name": "x", "tags": ["b"]}')
  await page.getByText('Fill in by fields', { exact: true }).click()
  const tags = page.getByRole('group', { name: 'tags' })
  await expect(tags.getByRole('checkbox', { name: 'b' })).toBeChecked()
  await tags.getByRole('checkbox', { name: 'a' }).check()
  await tags.getByRole('checkbox', { name: 'c' }).check()
  const broken = 'The number of items must be at most 2; it is 3.'
  await expect(page.getByText(broken, { exact: true })).toBeVisible()
  // The text that the fields write is checked like a text that is typed.
  await expect(page.getByRole('button', { name: `Line 3, column 11: ${broken}` })).toBeVisible()
  expect(JSON.parse(await body.inputValue())).toEqual({ name: 'x', tags: ['a', 'b', 'c'] })
  await body.fill('{"tags": ["c"]}')
  await expect(tags.getByRole('checkbox', { name: 'a' })).not.toBeChecked()
  await expect(tags.getByRole('checkbox', { name: 'c' })).toBeChecked()
})

test('a JSON body is written with suggestions, and its problems are listed by line', async ({ page }) => {
  await open(page)
  const body = page.getByRole('textbox', { name: 'Body' })
  await body.fill('')
  await page.getByRole('textbox', { name: 'day' }).fill('2026-05-01')
  await body.focus()
  await page.keyboard.type('{')
  // The Enter with which an input method ends a word starts no line.
  await body.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Space')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list.getByRole('option')).toHaveText([
    'namestring',
    'statestring',
    'tagsstring[]',
    'ownerobject',
  ])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(list).toBeHidden()
  await page.keyboard.type('}')
  await expect(body).toHaveValue('{\n  "state": "sold"}')
  const problem = page.getByRole('button', { name: 'Line 1, column 1: name is missing.' })
  await expect(problem).toBeVisible()
  await body.fill('{\n  "name": "Rex"\n  "state": "sold"}')
  const comma = page.getByRole('button', { name: 'Line 3, column 3: A comma is missing here.' })
  await comma.press('Enter')
  await expect(body).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type(',')
  await expect(comma).toBeHidden()
  await sendWell(page)
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({ name: 'Rex', state: 'sold' })
})
