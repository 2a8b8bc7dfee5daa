import i18next from 'i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { recallLanguage } from '../../host/view/language.ts'
import { showLanguage } from '../../messages/messages.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { LanguageDialog } from './LanguageDialog.tsx'

const remember = vi.fn()
const recall = vi.fn()
let opened: OpenedTestSite

const choice = () => page.getByRole('dialog').getByRole('button')
const choose = async (name: string) => {
  await choice().last().click()
  await page.getByRole('option', { name, exact: true }).click()
}

beforeEach(async () => {
  remember.mockReset()
  recall.mockReset().mockReturnValue({})
  opened = await openSite(
    { 'docs.json': '{ "name": "Acme", "navigation": [] }\n' },
    { handlers: { remember, recall } },
  )
  await opened.render(<LanguageDialog onClose={() => undefined} />)
})

afterEach(() => showLanguage('en'))

test('of two languages chosen in a row, the last one is shown', async () => {
  await Promise.all([showLanguage('ar-XB'), showLanguage('en')])
  expect(i18next.language).toBe('en')
})

test('a chosen language is shown at once, and remembered', async () => {
  await expectAccessible()
  await choose('[Ƥşḗŭḓǿ]')
  await expect.element(page.getByRole('heading', { name: /^⟦Ļáñgûágé/ })).toBeVisible()
  expect(document.documentElement).toHaveProperty('lang', 'en-XA')
  expect(remember).toHaveBeenCalledWith({ name: 'language', value: 'en-XA' })
})

test('a right-to-left language mirrors the window', async () => {
  await choose('[Ƥşḗŭḓǿ ←]')
  await expect.poll(() => document.documentElement.dir).toBe('rtl')
  await choose('English')
  await expect.poll(() => document.documentElement.dir).toBe('ltr')
})

test('the language that was chosen last is shown again', async () => {
  recall.mockReturnValue({ language: 'en-XA' })
  await recallLanguage(opened.app)
  expect(i18next.language).toBe('en-XA')
})
