import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { JsonObject } from '../../shared/config/json/value.ts'
import type { SettingsForm } from '../../shared/config/schema/schema.ts'
import { sectionOf } from '../../shared/config/schema/sections.ts'
import { asMessage } from '../../shared/messages/testing/as-message.ts'
import type { Problem } from '../../shared/text/problem.ts'
import { filled } from '../gallery/configs.ts'
import { SampleForm } from '../gallery/Forms.tsx'
import { expectAccessible } from '../testing/axe.ts'

/** Renders the form with a key, and returns its changes. */
async function shown(
  key: string,
  config: JsonObject,
  { form = 'older', ...state }: { form?: SettingsForm; isReadOnly?: boolean; problems?: Problem[] } = {},
) {
  const onChange = vi.fn()
  const section = sectionOf(key, form)
  if (!section) throw new Error(`No form shows ${key}.`)
  const { container } = await render(
    <SampleForm section={section} config={config} state={{ ...state, onChange }} />,
  )
  const row = (pointer: string) => {
    const element = container.querySelector(`[data-pointer="${pointer}"]`)
    if (!element) throw new Error(`There is no row ${pointer}.`)
    return page.elementLocator(element)
  }
  return { row, onChange, last: () => onChange.mock.lastCall }
}

test('typing writes a text, and emptying the field clears it', async () => {
  const { row, last } = await shown('name', { name: 'Acme' })
  const field = row('/name').getByRole('textbox')
  await expect.element(field).toHaveValue('Acme')
  await field.fill('Docs')
  await userEvent.tab()
  await expect.poll(last).toEqual([['name'], 'Docs'])
  await expectAccessible()
})

test('a switch writes its value, and the reset removes the key', async () => {
  const { row, last } = await shown('modeToggle', {})
  const field = row('/modeToggle/isHidden').getByRole('switch')
  await expect.element(field).toHaveAttribute('aria-checked', 'false')
  await field.click()
  await expect.poll(last).toEqual([['modeToggle', 'isHidden'], true])
  await row('/modeToggle/isHidden').getByRole('button', { name: 'Reset' }).click()
  await expect.poll(last).toEqual([['modeToggle', 'isHidden'], undefined])
  await expect.element(field).toHaveAttribute('aria-checked', 'false')
})

test('the picker tells the contrast of its color, and takes the nearest one that can be read', async () => {
  const { row, last } = await shown('colors', { colors: { primary: '#a8ff53' } })
  await row('/colors/primary')
    .getByRole('button', { name: /#a8ff53/ })
    .click()
  const picker = page.getByRole('dialog', { name: 'Accent on light pages' })
  await expect.element(picker.getByText(/hard to read/)).toBeVisible()
  await expectAccessible()
  await picker.getByRole('button', { name: 'Use nearest readable color' }).click()
  await expect.poll(last).toEqual([['colors', 'primary'], '#2b7c00'])
  await expect.element(picker.getByText(/AA/)).toBeVisible()
})

test('a color can be typed', async () => {
  const { row, last } = await shown('colors', { colors: { primary: '#0D9373' } })
  const field = row('/colors/primary').getByRole('textbox').first()
  await expect.element(field).toHaveValue('#0D9373')
  await field.fill('#112233')
  await userEvent.tab()
  await expect.poll(last).toEqual([['colors', 'primary'], '#112233'])
})

test('one of a few values is chosen by its segment', async () => {
  const { row, last } = await shown('modeToggle', {})
  await row('/modeToggle/default').getByRole('radio', { name: 'Dark' }).click()
  await expect.poll(last).toEqual([['modeToggle', 'default'], 'dark'])
})

test('an image accepts a path and shows a thumbnail', async () => {
  const { row, last } = await shown('favicon', { favicon: '/logo/light.svg' })
  const field = row('/favicon').getByRole('combobox').or(row('/favicon').getByRole('textbox')).first()
  await expect.element(field).toHaveValue('/logo/light.svg')
  await field.fill('/logo/dark.svg')
  await userEvent.tab()
  await expect.poll(last).toEqual([['favicon'], '/logo/dark.svg'])
})

test('a logo is one file or one for each mode', async () => {
  const { row, onChange } = await shown('logo', { logo: '/logo/light.svg' })
  await expect.element(row('/logo').getByRole('radio', { name: 'One logo' })).toBeChecked()
  await row('/logo').getByRole('radio', { name: 'Light and dark' }).click()
  await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(0)
  expect(onChange.mock.calls[0]?.[0]).toEqual(['logo'])
  expect(onChange.mock.calls[0]?.[1]).toMatchObject({ light: '/logo/light.svg' })
})

test('items of a list are opened, moved and removed', async () => {
  const links = [
    { name: 'Support', url: 'https://example.com/a' },
    { name: 'Status', url: 'https://example.com/b' },
  ]
  const { row, last } = await shown('topbarLinks', { topbarLinks: links })
  const menu = async (name: string, action: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await expect.element(row('/topbarLinks/0')).toHaveTextContent('Support')
  await menu('Support', 'Move down')
  await expect.poll(last).toEqual([['topbarLinks'], [...links].reverse()])
  await menu('Status', 'Remove')
  await expect.poll(() => last()?.[1]).toEqual([links[0]])
})

test('a value of another type is kept and can be replaced', async () => {
  const { row } = await shown('name', { name: 12 })
  await expect.element(row('/name')).toHaveTextContent('12')
  await expect.element(row('/name').getByRole('textbox')).not.toBeInTheDocument()
})

test('a problem is shown at its field and described to screen readers', async () => {
  const problem: Problem = {
    code: 'config/sample',
    severity: 'error',
    file: 'docs.json',
    offset: 0,
    length: 0,
    line: 1,
    column: 1,
    pointer: '/name',
    message: asMessage('The name is too short.'),
  }
  const { row } = await shown('name', { name: 'A' }, { problems: [problem] })
  await expect.element(row('/name').getByText('The name is too short.')).toBeVisible()
  await expect.element(row('/name').getByRole('textbox')).toHaveAccessibleDescription(/too short/)
  await expectAccessible()
})

test.each(['name', 'logo', 'topbarLinks', 'primaryTab', 'versions', 'api'])(
  'the form of %s cannot be changed while it is read only',
  async key => {
    const { onChange } = await shown(key, filled, { isReadOnly: true })
    // The test of an address changes nothing.
    const tester = page.getByRole('textbox', { name: 'Test an address' }).elements()
    const inputs = page.getByRole('textbox').elements()
    for (const input of inputs.filter(each => !tester.includes(each)))
      expect(input.matches(':disabled, :read-only')).toBe(true)
    for (const toggle of page.getByRole('switch').elements()) expect(toggle).toBeDisabled()
    expect(onChange).not.toHaveBeenCalled()
  },
)
