import type { Page } from '@playwright/test'
import { expect, test } from '../built-site.ts'
import { serveOAuthSite } from './echo-site.ts'
import { signIn } from './oauth-server.ts'
import { sendWell } from './request-form.ts'

test.describe.configure({ mode: 'default' })

const { site, oauth } = serveOAuthSite()
const { received } = site

test.beforeEach(() => void received.splice(0))

const GET_TOKEN = 'Get a token'

/** Opens the box that gets tokens, on the page of an operation. */
async function openBox(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByText('Try it').click()
  await page.locator('.try-oauth > summary').click()
}

/** Opens the box, and waits for its fields. */
async function openFields(page: Page, address: string): Promise<void> {
  await openBox(page, address)
  await expect(page.getByLabel('Client ID')).toBeVisible()
}

const start = (page: Page) => page.getByRole('button', { name: GET_TOKEN, exact: true })
const told = (page: Page) => page.locator('.try-oauth').getByRole('status')
const filledIn = (page: Page) => expect(told(page)).toContainText('The token is filled in, and valid until')
const field = (page: Page) => page.getByPlaceholder('Paste a token that you have')
const tokenOf = (page: Page) => field(page).inputValue()

/** Gets a token through the window that a press opens. */
async function signInInWindow(page: Page): Promise<void> {
  const opening = page.waitForEvent('popup')
  await start(page).click()
  const window = await opening
  const closing = window.waitForEvent('close')
  await signIn(window)
  await closing
  await filledIn(page)
}

test('signing in in a window fills in a token with the chosen scopes, and the API gets it', async ({
  page,
  builtSite,
}) => {
  const { hosted } = await builtSite(site.folder)
  const addresses: string[] = []
  page.context().on('request', request => addresses.push(request.url()))
  await openFields(page, `${hosted}api-reference/other/echo.html`)
  await expect(page.getByLabel('Redirect address')).toHaveValue(`${hosted}galley/signed-in.html`)
  await start(page).click()
  await expect(told(page)).toHaveText('Enter the client ID.')
  await expect(page.getByLabel('Client ID')).toBeFocused()
  await page.getByLabel('Client ID').fill('docs')
  await expect(page.getByRole('checkbox', { name: 'pets:read' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'pets:write' }).check()
  await signInInWindow(page)
  const token = await tokenOf(page)
  expect(await oauth().scopesOf(token)).toBe('pets:read pets:write')
  await sendWell(page)
  expect(received[0]?.headers.authorization).toBe(`Bearer ${token}`)
  expect(addresses.filter(address => address.includes(token))).toEqual([])
  const began = addresses.find(address => address.startsWith(`${oauth().base}/auth?`))
  expect(new URL(began ?? '').searchParams.get('code_challenge_method')).toBe('S256')
})

test('an expired token is renewed before a request, and a button renews any', async ({ page, builtSite }) => {
  const { hosted } = await builtSite(site.folder)
  await openFields(page, `${hosted}api-reference/other/echo.html`)
  await page.getByLabel('Client ID').fill('brief')
  await page.getByRole('checkbox', { name: 'Remember in this tab' }).check()
  await signInInWindow(page)
  const first = await tokenOf(page)
  await sendWell(page)
  const second = await tokenOf(page)
  expect(second).not.toBe(first)
  expect(received[0]?.headers.authorization).toBe(`Bearer ${second}`)
  await page.getByRole('button', { name: 'Renew the token' }).click()
  await expect(field(page)).not.toHaveValue(second)
  const third = await tokenOf(page)
  await page.goto(`${hosted}api-reference/other/pets.html`)
  await page.getByText('Try it').click()
  await expect(page.getByLabel('Client ID')).toHaveValue('brief')
  await page.getByRole('button', { name: 'Renew the token' }).click()
  await expect(field(page)).not.toHaveValue(third)
  expect(await oauth().scopesOf(await tokenOf(page))).toBe('pets:read')
  await page.getByRole('button', { name: 'Forget credentials' }).click()
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('brief')
})

test('an application gets a token with its secret, in the header or the body, and errors say what to do', async ({
  page,
  builtSite,
}) => {
  const { hosted } = await builtSite(site.folder)
  await openFields(page, `${hosted}api-reference/other/echo.html`)
  await page.getByLabel('Get it by').selectOption('The secret of an application')
  await expect(page.getByLabel('Redirect address')).toBeHidden()
  await page.getByLabel('Client ID').fill('app')
  await page.getByLabel('Client ID').press('Enter')
  await expect(told(page)).toHaveText('Enter the client secret.')
  await page.getByLabel('Client secret').fill('wrong')
  await page.getByLabel('Client secret').press('Enter')
  await expect(told(page)).toContainText('refused: client authentication failed. Check the client ID')
  await page.getByLabel('Client secret').fill('a secret: of the app')
  await start(page).click()
  await filledIn(page)
  expect(await oauth().scopesOf(await tokenOf(page))).toBe('pets:read')
  const before = await tokenOf(page)
  await page.getByLabel('Client ID').fill('posting')
  await page.getByLabel('Send the secret in').selectOption('body')
  await page.getByRole('checkbox', { name: 'pets:read' }).uncheck()
  await page.getByLabel('Other scopes').fill('pets:write')
  await start(page).click()
  await expect(field(page)).not.toHaveValue(before)
  expect(await oauth().scopesOf(await tokenOf(page))).toBe('pets:write')
  expect(received).toEqual([])
})

test('a code for any device is shown, and the page continues when it was entered', async ({
  page,
  context,
  builtSite,
}) => {
  const { hosted } = await builtSite(site.folder)
  await openFields(page, `${hosted}api-reference/other/echo.html`)
  await page.getByLabel('Get it by').selectOption('A code that you enter on any device')
  await page.getByLabel('Client ID').fill('docs')
  await start(page).click()
  const code = (await page.locator('.try-code').textContent()) ?? ''
  expect(code).toMatch(/^[A-Z]{4}-[A-Z]{4}$/)
  await page.getByRole('button', { name: 'I have entered it' }).click()
  await expect(told(page)).toContainText('is still waiting for the code.')
  const opening = context.waitForEvent('page')
  await told(page).getByRole('link').click()
  const window = await opening
  await expect(window.getByText(code)).toBeVisible()
  await window.getByRole('button', { name: 'Continue' }).click()
  await signIn(window)
  await filledIn(page)
  expect(await oauth().scopesOf(await tokenOf(page))).toBe('pets:read')
})

test('a page in a folder gets a token from the address that is pasted, which has to be of this attempt', async ({
  page,
  context,
  builtSite,
}) => {
  const { onDisk } = await builtSite(site.folder)
  await openFields(page, `${onDisk}api-reference/other/echo.html`)
  await page.getByLabel('Client ID').fill('docs')
  await expect(page.getByLabel('Redirect address')).toHaveValue('http://localhost/')
  await start(page).click()
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: `Open ${new URL(oauth().base).host}` }).click()
  const window = await opening
  const ended = window.waitForRequest(request => request.url().startsWith('http://localhost/?code='))
  await signIn(window)
  const address = (await ended).url()
  const pasted = page.getByLabel('Address or code')
  const use = page.getByRole('button', { name: 'Use it' })
  await pasted.fill('http://localhost/')
  await use.click()
  await expect(told(page)).toContainText('There is no code in this text.')
  await pasted.fill(address.replace(/state=[^&]*/, 'state=another'))
  await use.click()
  await expect(told(page)).toContainText('This address belongs to another attempt.')
  await expect(pasted).toBeFocused()
  await pasted.fill(address)
  await pasted.press('Enter')
  await filledIn(page)
  await sendWell(page)
  expect(received[0]?.headers.authorization).toBe(`Bearer ${await tokenOf(page)}`)
})

test('who does not grant access is told so, and an attempt can be canceled', async ({ page, builtSite }) => {
  const { hosted } = await builtSite(site.folder)
  await openFields(page, `${hosted}api-reference/other/echo.html`)
  await page.getByLabel('Client ID').fill('docs')
  const opening = page.waitForEvent('popup')
  await start(page).click()
  const window = await opening
  await window.getByRole('link', { name: 'Cancel' }).click()
  await expect(told(page)).toContainText('didn’t grant access: End-User aborted interaction')
  const second = page.waitForEvent('popup')
  await start(page).click()
  const other = await second
  await expect(other.getByPlaceholder('Enter any login')).toBeVisible()
  expect(await other.evaluate(() => window.opener)).toBeNull()
  await page.locator('.try-oauth').getByRole('button', { name: 'Cancel' }).click()
  await expect(told(page)).toHaveText('Nothing was changed.')
  await signIn(other)
  await expect(other.getByText('no longer waits for this')).toBeVisible()
  expect(other.url()).toBe(`${hosted}galley/signed-in.html`)
})

test('addresses that run a script are never opened', async ({ page, builtSite }) => {
  const { hosted } = await builtSite(site.folder)
  await openFields(page, `${hosted}api-reference/other/hostile.html`)
  await page.getByLabel('Client ID').fill('docs')
  await start(page).click()
  await expect(told(page)).toHaveText(
    'The addresses in the API description can’t be used. Paste a token instead.',
  )
  expect(page.context().pages()).toHaveLength(1)
})

test('an OpenID Connect server is asked how to sign in only when the reader wants that', async ({
  page,
  builtSite,
}) => {
  const { hosted } = await builtSite(site.folder)
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await openBox(page, `${hosted}api-reference/other/identity.html`)
  const { host } = new URL(oauth().base)
  const discover = page.getByRole('button', { name: `Ask ${host} how to sign in` })
  await expect(discover).toBeVisible()
  expect(asked.filter(address => address.startsWith(oauth().base))).toEqual([])
  await discover.dblclick()
  await expect(page.getByLabel('Get it by')).toBeFocused()
  await page.getByLabel('Client ID').fill('docs')
  await expect(page.getByRole('checkbox', { name: 'pets:read' })).toBeChecked()
  await signInInWindow(page)
  expect(await oauth().scopesOf(await tokenOf(page))).toBe('pets:read')
})
