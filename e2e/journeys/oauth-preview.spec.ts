import { expect, test } from '../editor-hosts.ts'
import { serveOAuthSite } from './echo-site.ts'
import { button, preview } from './editor.ts'
import { signIn } from './oauth-server.ts'
import { openOther, openPreviewForm } from './preview-form.ts'

const { site, oauth } = serveOAuthSite()

// Covers N10, P02
test('the preview gets a token through the editor, after consent, from an address that is pasted', async ({
  openEditor,
  page: other,
}) => {
  const { page } = await openEditor(site.folder)
  const { host } = new URL(oauth().base)
  await openOther(page)
  const frame = await openPreviewForm(page, 'Echo')
  await expect(frame.getByRole('checkbox', { name: 'Remember in this tab' })).toHaveCount(0)
  await frame.locator('.try-oauth > summary').click()
  await frame.getByLabel('Client ID').fill('docs')
  await frame.getByRole('button', { name: 'Get a token', exact: true }).click()
  const link = frame.getByRole('link', { name: `Open ${host}` })
  await link.click()
  await expect(page.getByText('This link leads to another site')).toBeVisible()
  // The browser of the person, not the app.
  const window = await other.context().newPage()
  const ended = window.waitForRequest(request => request.url().startsWith('http://localhost/?code='))
  await window.goto((await link.getAttribute('href')) ?? '')
  await signIn(window)
  await frame.getByLabel('Address or code').fill((await ended).url())
  await frame.getByRole('button', { name: 'Use it' }).click()
  await button(page, `Send to ${host}`).click()
  await expect(frame.getByText('The token is filled in, and valid until')).toBeVisible()
  const token = await frame.getByPlaceholder('Paste a token that you have').inputValue()
  expect(await oauth().scopesOf(token)).toBe('pets:read')
  await frame.getByLabel('Get it by').selectOption('A code that you enter on any device')
  await frame.getByRole('button', { name: 'Get a token', exact: true }).click()
  await expect(preview(page).locator('.try-code')).toHaveText(/^[A-Z]{4}-[A-Z]{4}$/)
  await frame.getByRole('button', { name: 'I have entered it' }).click()
  await expect(frame.getByText(`${host} is still waiting for the code.`)).toBeVisible()
})
