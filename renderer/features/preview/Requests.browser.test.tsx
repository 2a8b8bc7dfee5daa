import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { asMessage } from '../../../shared/messages/testing/as-message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import {
  hear,
  lastOf,
  open,
  planRequest,
  readAnswer,
  say,
  sayAtPress,
  sendRequest,
  start,
  stopRequest,
} from './testing/stand-in.tsx'

beforeEach(start)
afterEach(() => removeEventListener('message', hear))

const REQUEST = {
  kind: 'send',
  id: 7,
  method: 'GET',
  url: 'https://api.example.com/tickets',
  headers: [['accept', '*/*']],
} as const
const PLAN = { origin: 'https://api.example.com', nearness: 'internet' }

test('a request is sent after consent, which is asked for once', async () => {
  planRequest.mockReturnValue(PLAN)
  sendRequest.mockReturnValue({ status: 200, statusText: 'OK', headers: [] })
  readAnswer.mockReturnValueOnce('aGk=').mockReturnValueOnce(undefined)
  await open()
  await sayAtPress(REQUEST)
  const dialog = page.getByRole('alertdialog', { name: 'Send requests to this server?' })
  await expect.element(dialog.getByText(/to https:\/\/api\.example\.com\. Galley sends it/)).toBeVisible()
  expect(sendRequest).not.toHaveBeenCalled()
  await dialog.getByRole('button', { name: 'Send to api.example.com' }).click()
  await expect.poll(() => lastOf('answer')).toMatchObject({ id: 7, head: { status: 200 } })
  expect(sendRequest.mock.calls[0]?.[0]).toMatchObject({ method: 'GET', page: 'one', url: REQUEST.url })
  say({ kind: 'pull', id: 7 })
  await expect.poll(() => lastOf('piece')).toMatchObject({ id: 7, bytes: new TextEncoder().encode('hi') })
  say({ kind: 'pull', id: 7 })
  await expect.poll(() => lastOf('piece')).toEqual({ kind: 'piece', id: 7 })
  await sayAtPress({ ...REQUEST, id: 8 })
  await expect.poll(() => lastOf('answer')).toMatchObject({ id: 8 })
  say({ kind: 'stop', id: 8 })
  await expect.poll(() => stopRequest.mock.calls.length).toBe(1)
})

// Covers N10, N04
for (const way of ['Cancel', 'Escape'])
  test(`without consent nothing is sent: ${way}`, async () => {
    planRequest.mockReturnValue(PLAN)
    await open()
    await sayAtPress(REQUEST)
    const dialog = page.getByRole('alertdialog')
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    if (way === 'Escape') await userEvent.keyboard('{Escape}')
    else await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => lastOf('unsent')).toEqual({ kind: 'unsent', id: 7, message: 'Nothing was sent.' })
    await expect.element(dialog).not.toBeInTheDocument()
    expect(sendRequest).not.toHaveBeenCalled()
  })

test('a request that the host refuses says why', async () => {
  planRequest.mockImplementation(() => {
    throw new Refusal('not-allowed', asMessage('No such server.'), asMessage('Name it in the file.'))
  })
  await open()
  await sayAtPress(REQUEST)
  await expect
    .poll(() => lastOf('unsent'))
    .toEqual({ kind: 'unsent', id: 7, message: 'No such server. Name it in the file.' })
})

test('a request that nobody pressed for is not sent', async () => {
  planRequest.mockReturnValue(PLAN)
  await open()
  // A press counts for some seconds.
  await expect.poll(() => navigator.userActivation.isActive).toBe(false)
  say(REQUEST)
  await expect
    .poll(() => lastOf('unsent'))
    .toEqual({ kind: 'unsent', id: 7, message: 'Nothing was sent. Press Send in the form yourself.' })
  expect(planRequest).not.toHaveBeenCalled()
})

test('a request that the page takes back before the answer is not sent', async () => {
  planRequest.mockReturnValue({ origin: 'http://192.168.0.2:8080', nearness: 'network' })
  await open()
  await sayAtPress(REQUEST)
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog.getByText(/a computer in your local network/)).toBeVisible()
  say({ kind: 'stop', id: 7 })
  await expect.poll(() => stopRequest.mock.calls.length).toBe(1)
  await dialog.getByRole('button', { name: 'Send to 192.168.0.2:8080' }).click()
  await expect.poll(() => lastOf('unsent')).toEqual({ kind: 'unsent', id: 7, message: 'Nothing was sent.' })
  expect(sendRequest).not.toHaveBeenCalled()
})

test('headers and body are sent as the form has them, and an answer that breaks off says so', async () => {
  planRequest.mockReturnValue(PLAN)
  sendRequest.mockReturnValue({ status: 201, statusText: 'Created', headers: [] })
  readAnswer.mockImplementation(() => {
    throw new Refusal('unavailable', asMessage('The connection was lost.'))
  })
  await open()
  await sayAtPress({ ...REQUEST, method: 'POST', body: new TextEncoder().encode('hi').buffer })
  await page.getByRole('button', { name: 'Send to api.example.com' }).click()
  await expect.poll(() => lastOf('answer')).toMatchObject({ id: 7, head: { status: 201 } })
  expect(sendRequest.mock.calls[0]?.[0]).toMatchObject({
    origin: PLAN.origin,
    method: 'POST',
    headers: [{ name: 'accept', value: '*/*' }],
    body: btoa('hi'),
  })
  say({ kind: 'pull', id: 7 })
  await expect
    .poll(() => lastOf('unsent'))
    .toEqual({ kind: 'unsent', id: 7, message: 'The connection was lost.' })
})

test('a second server is asked about instead of the first, which gets nothing', async () => {
  planRequest.mockReturnValueOnce(PLAN).mockReturnValueOnce({ ...PLAN, origin: 'https://b.example' })
  sendRequest.mockReturnValue({ status: 200, statusText: 'OK', headers: [] })
  await open()
  const pressed = sayAtPress(REQUEST)
  await expect.element(page.getByRole('button', { name: 'Send to api.example.com' })).toBeVisible()
  say({ ...REQUEST, id: 8, url: 'https://b.example/x' })
  await pressed
  await expect.poll(() => lastOf('unsent')).toEqual({ kind: 'unsent', id: 7, message: 'Nothing was sent.' })
  await page.getByRole('button', { name: 'Send to b.example' }).click()
  await expect.poll(() => lastOf('answer')).toMatchObject({ id: 8 })
  expect(sendRequest).toHaveBeenCalledTimes(1)
})
