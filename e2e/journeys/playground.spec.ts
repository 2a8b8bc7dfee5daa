import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { serveEchoSite } from './echo-site.ts'
import { expectUntold, nameOf, openForm, openWithoutScript, send, sendWell } from './request-form.ts'

test.describe.configure({ mode: 'default' })

const site = serveEchoSite('playground')
const { received } = site

function open(page: Page, path: string): Promise<void> {
  received.length = 0
  return openForm(page, site.folder, path)
}

const reference = (id: string) => `api-reference/other/${id}`

test('a request contains everything in the form: path, lists, objects, headers, a token', async ({
  page,
}) => {
  await open(page, reference('echo'))
  await page.getByLabel('id').fill('a/b c')
  await page.getByLabel('tags').fill('one\ntwo & three')
  await page.getByRole('textbox', { name: 'filter' }).fill('{"size": {"min": 1}, "on": true}')
  await page.getByLabel('kind').selectOption('b')
  await page.getByLabel('X-Trace').fill('trace-1')
  await page.getByLabel('Token').fill('s3cret')
  await page.getByRole('textbox', { name: 'Body' }).fill('{"name": "Ä \\"quoted\\""}')
  await sendWell(page)
  const [found] = received
  expect(found?.method).toBe('POST')
  expect(found?.url).toBe(
    '/echo/a%2Fb%20c?tags=one&tags=two%20%26%20three&filter%5Bsize%5D=%7B%22min%22%3A1%7D&filter%5Bon%5D=true&kind=b',
  )
  expect(found?.headers.authorization).toBe('Bearer s3cret')
  expect(found?.headers['x-trace']).toBe('trace-1')
  expect(found?.headers['content-type']).toBe('application/json')
  expect(found?.headers.cookie).toBeUndefined()
  expect(found?.body).toBe('{"name": "Ä \\"quoted\\""}')
  await expectUntold(page, 's3cret')
})

test('empty fields are not sent, and invalid JSON prevents sending', async ({ page }) => {
  await open(page, reference('echo'))
  await page.getByLabel('id').fill('x')
  await page.getByRole('textbox', { name: 'Body' }).fill('')
  await page.getByRole('textbox', { name: 'filter' }).fill('{"size": ')
  await send(page)
  await expect(page.getByText('This isn’t valid JSON.')).toBeVisible()
  await page.getByRole('textbox', { name: 'filter' }).fill('')
  await sendWell(page)
  expect(received.map(({ url, body, headers }) => [url, body, headers.authorization])).toEqual([
    ['/echo/x', '', undefined],
  ])
})

test('a body is filled in as fields of any depth or as text, and both stay in sync', async ({ page }) => {
  await open(page, reference('echo'))
  await page.getByLabel('id').fill('x')
  const body = page.getByRole('textbox', { name: 'Body' })
  await body.fill('{"name": "Ada", "other": [1]}')
  const age = page.getByRole('textbox', { name: 'age integer' })
  const name = page.getByRole('textbox', { name: 'name string' })
  await page.getByText('Fill in by fields', { exact: true }).click()
  await expect(name).toHaveValue('Ada')
  await age.fill('7')
  await page.getByRole('combobox', { name: 'tame' }).selectOption('true')
  await page.getByRole('textbox', { name: 'sizes' }).fill('1\n2.5')
  await name.fill('')
  await body.fill((await body.inputValue()).replace('7', '8'))
  await expect(age).toHaveValue('8')
  await sendWell(page)
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({ other: [1], age: 8, tame: true, sizes: [1, 2.5] })
  await body.fill('')
  await page.getByRole('textbox', { name: 'from string' }).fill('a')
  const inside = page.locator('.try-fields')
  await inside.getByText('owner', { exact: true }).click()
  await inside.getByText('home', { exact: true }).click()
  await inside.getByRole('combobox', { name: 'One of these' }).selectOption('House')
  await inside.getByRole('textbox', { name: 'rooms' }).fill('3')
  await inside.getByText('friends', { exact: true }).click()
  await page.getByRole('button', { name: 'Add to friends' }).click()
  await page.getByRole('button', { name: 'Add to friends' }).click()
  await page.getByRole('group', { name: 'friends 2' }).getByRole('textbox', { name: 'nick' }).fill('Bo')
  await page.getByRole('button', { name: 'Remove friends 1' }).click()
  await sendWell(page)
  expect(received[1]?.url).toBe('/echo/x?range%5Bfrom%5D=a')
  expect(JSON.parse(received[1]?.body ?? '').owner).toEqual({ home: { rooms: 3 } })
  await page.getByRole('button', { name: 'Leave out owner' }).click()
  await expect(body).toHaveValue(/^\{\s+"friends": \[\s+\{\s+"nick": "Bo"\s+\}\s+\]\s+\}$/)
  await body.fill('{"age": ')
  await expect(age).toBeDisabled()
})

test('readers add, rename, and remove names in an object with the keyboard', async ({ page }) => {
  await open(page, reference('echo'))
  await page.getByLabel('id').fill('x')
  const body = page.getByRole('textbox', { name: 'Body' })
  await body.fill('{"labels": {"b": 1}}')
  await page.getByText('Fill in by fields', { exact: true }).click()
  const inside = page.locator('.try-fields')
  await inside.locator('summary', { hasText: 'labels' }).press('Enter')
  await expect(nameOf(inside, 'b')).toHaveValue('b')
  await page.getByRole('button', { name: 'Add a name to labels' }).press('Enter')
  await expect(nameOf(inside, 'name')).toBeFocused()
  await page.keyboard.type('b')
  await expect(nameOf(inside, 'name')).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.type('c')
  await page.keyboard.press('Tab')
  await page.keyboard.type('7')
  await expect(body).toHaveValue(/^\{\s+"labels": \{\s+"b": 1,\s+"bc": 7\s+\}\s+\}$/)
  await page.getByRole('button', { name: 'Remove b', exact: true }).press('Enter')
  await expect(nameOf(inside, 'bc')).toBeFocused()
  await page.getByRole('button', { name: 'Remove bc' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Add a name to labels' })).toBeFocused()
  await body.fill('{"shelves": {"a": [{"size": 1}]}}')
  await inside.locator('summary', { hasText: 'shelves' }).press('Enter')
  await nameOf(inside, 'a').fill('ab')
  await expect(inside.getByRole('group', { name: 'ab 1', exact: true })).toBeVisible()
  await expect(inside.getByRole('button', { name: 'Add to ab', exact: true })).toBeVisible()
  await expect(nameOf(inside, 'ab')).toBeFocused()
  await expect(body).toHaveValue(/"ab": \[\s+\{\s+"size": 1/)
})

test('a multipart form sends a file, with its own headers if they are filled in', async ({ page }) => {
  await open(page, reference('echo'))
  await page.getByLabel('id').fill('x')
  await page.getByLabel('Content-Type').selectOption('multipart/form-data')
  await page.getByLabel('note').fill('see the photo')
  const file = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('picture') }
  await page.getByLabel('photo file').setInputFiles(file)
  await sendWell(page)
  expect(received[0]?.body).toContain('filename="photo.png"')
  expect(received[0]?.body).toContain('see the photo')
  await page.getByLabel('photo: X-Rights').fill('mine "alone"')
  await sendWell(page)
  expect(received[1]?.headers['content-type']).toContain('multipart/form-data; boundary=')
  expect(received[1]?.body).toContain('\r\nX-Rights: mine "alone"\r\n\r\npicture\r\n')
  expect(received[1]?.body).toContain('see the photo')
})

test('an API key, or a username and password, are sent as docs.json says', async ({ page }) => {
  await open(page, 'key')
  await page.locator('[data-auth="key"]').fill('sk_1')
  await sendWell(page)
  expect(received[0]?.headers.key).toBe('sk_1')
  await open(page, 'basic')
  await page.getByLabel('Username').fill('ädä')
  await page.getByLabel('Password').fill('a:b')
  await sendWell(page)
  expect(received[0]?.headers.authorization).toBe(`Basic ${Buffer.from('ädä:a:b').toString('base64')}`)
})

test('every authentication method except cookies is sent as the description says', async ({ page }) => {
  await open(page, reference('ways'))
  const way = page.getByLabel('Authenticate by')
  const sendBy = async (name: string) => {
    received.length = 0
    await way.selectOption(name)
    await send(page)
    await expect.poll(() => received.length).toBe(1)
    return received[0]
  }
  await page.getByLabel('Username').fill('ada')
  await page.getByLabel('Password').fill('pass')
  expect((await sendBy('login'))?.headers.authorization).toBe(`Basic ${btoa('ada:pass')}`)
  await way.selectOption('asked')
  await page.getByLabel('api key').first().fill('a&b')
  expect((await sendBy('asked'))?.url).toBe('/ways?api%20key=a%26b')
  await way.selectOption('oauth')
  await page.getByPlaceholder('Paste a token that you have').fill('pasted')
  expect((await sendBy('oauth'))?.headers.authorization).toBe('Bearer pasted')
  await way.selectOption('token + asked')
  await page.locator('[data-auth=bearer]:visible').fill('both')
  await page.getByLabel('api key').last().fill('k')
  const both = await sendBy('token + asked')
  expect([both?.url, both?.headers.authorization]).toEqual(['/ways?api%20key=k', 'Bearer both'])
  await way.selectOption('crumb')
  await page.getByLabel('session').fill('s3cret')
  expect((await sendBy('crumb'))?.headers.cookie).toBeUndefined()
  await expect(page.getByText('Browsers don’t let pages send: Cookie.')).toBeVisible()
  await page.getByText('A person signs in and returns with a code').click()
  await expect(page.getByText('https://login.example.com/authorize')).toBeVisible()
})

test('parameters of every style are sent as the specification says', async ({ page }) => {
  await open(page, reference('styles'))
  await page.getByLabel('label').fill('a\nb c')
  await page.getByLabel('matrix').fill('{"R": 1, "G": "x;y"}')
  await page.getByLabel('simple').fill('one\ntwo')
  await page.getByLabel('formed').fill('a\nb')
  await page.getByLabel('spaced').fill('a\nb')
  await page.getByLabel('piped').fill('a\nb')
  await page.getByLabel('open').fill('a/b?c=d e')
  await page.getByLabel('X-List').fill('x\ny')
  await sendWell(page)
  expect(received[0]?.url).toBe(
    '/styles/.a.b%20c/;R=1;G=x%3By/one,two?formed=a,b&spaced=a%20b&piped=a%7Cb&open=a/b?c=d%20e',
  )
  expect(received[0]?.headers['x-list']).toBe('x,y')
})

test('a recursive value expands to any depth and links to its page', async ({ page }) => {
  await page.goto(pathToFileURL(join(site.folder, 'site', `${reference('tree')}.html`)).href)
  const again = page.getByText('The same schema again, nested inside itself.').locator('visible=true')
  for (const depth of [1, 2, 3]) {
    await again.last().click()
    await expect(page.getByText('label', { exact: true }).locator('visible=true')).toHaveCount(depth + 1)
  }
  await page.getByRole('link', { name: 'Node', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Node' })).toBeVisible()
})

test('responses without a body, redirected, streamed, and very large ones are shown', async ({ page }) => {
  await open(page, reference('empty'))
  await send(page)
  await expect(page.getByText('There is no body.', { exact: true }).last()).toBeVisible()
  await open(page, reference('moved'))
  await send(page)
  await expect(page.getByText('The request was redirected')).toBeVisible()
  await open(page, reference('stream'))
  await send(page)
  await expect(page.getByRole('row')).toContainText(['Time', 'one', 'two'])
  await open(page, reference('large'))
  await send(page)
  await expect(page.getByText('Only the start is shown.')).toBeVisible()
  await expect(page.getByText('Save (10.0 MB)')).toBeVisible()
})

test('a pending request can be canceled, and a blocked one is explained', async ({ page }) => {
  await open(page, reference('never'))
  await send(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('The request was canceled.')).toBeVisible()
  await open(page, reference('closed'))
  await send(page)
  await expect(page.getByText('doesn’t allow requests from other sites')).toBeVisible()
})

test('an older request shows nothing after a newer one is sent', async ({ page }) => {
  await open(page, reference('never'))
  await send(page)
  await expect.poll(() => received.length).toBe(1)
  await page.route('**/never', route => route.fulfill({ body: 'newer', contentType: 'text/plain' }))
  await send(page)
  await expect(page.getByText('newer')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy as cURL' })).toHaveCount(1)
  await expect(page.getByText('The request was canceled.')).toHaveCount(0)
})

test('problems are shown before anything is sent', async ({ page }) => {
  await open(page, reference('empty'))
  await page.getByLabel('Send to').selectOption('http://{host}/x')
  await send(page)
  await expect(page.getByText('Requests can’t be sent to')).toBeVisible()
  await open(page, reference('trace'))
  await page.getByLabel('Send to').selectOption(site.base)
  await send(page)
  await expect(page.getByText('Browsers can’t send TRACE requests.')).toBeVisible()
  expect(received).toEqual([])
})

// Covers N06
test('the chosen server is remembered, but nothing the reader typed', async ({ page }) => {
  await open(page, reference('empty'))
  await page.getByLabel('Token').fill('s3cret')
  await page.getByLabel('Send to').selectOption('http://localhost:1')
  await expect(async () => {
    await open(page, reference('moved')) // a busy browser hands over what is stored a moment later
    await expect(page.getByLabel('Send to')).toHaveValue('http://localhost:1', { timeout: 2000 })
  }).toPass()
  await expect(page.getByLabel('Token')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('s3cret')
})

test('reading a page sends nothing, and the page is complete without JavaScript', async ({ browser }) => {
  received.length = 0
  const page = await openWithoutScript(browser, site.folder, reference('echo'))
  await expect(page.getByText('Try it')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Query parameters' })).toBeVisible()
  expect(received).toEqual([])
  await page.close()
})
