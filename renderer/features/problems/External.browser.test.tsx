import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { message } from '../../../shared/messages/message.ts'
import { asMessage } from '../../../shared/messages/testing/as-message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import {
  button,
  checkLinks,
  dayOf,
  downloadApis,
  FILES,
  find,
  open,
  opened,
  reset,
  setDays,
  stopCheckingLinks,
  stopDownload,
} from './testing/problem-panel.tsx'

beforeEach(reset)

async function checkExternal() {
  await button('More about all problems').click()
  await page.getByRole('menuitem', { name: 'Check external links' }).click()
}

test('external links are checked on request, with progress and a way to stop', async () => {
  const answer = new EventTarget()
  checkLinks.mockImplementation(
    () =>
      new Promise(resolve =>
        answer.addEventListener('end', () => resolve({ total: 3, broken: 0, unchecked: 1 })),
      ),
  )
  await open()
  await checkExternal()
  await expect.element(page.getByRole('progressbar', { name: 'Looking for external links' })).toBeVisible()
  opened.receive('checkingLinks', { done: 1, total: 3 })
  await expect
    .element(page.getByRole('progressbar', { name: 'Checking external links: 1 of 3' }))
    .toBeVisible()
  await button('Stop').click()
  expect(stopCheckingLinks).toHaveBeenCalledOnce()
  answer.dispatchEvent(new Event('end'))
  await expect.element(page.getByText('All 2 external links seem to work.')).toBeVisible()
  await expect.element(page.getByText('One address was not checked.')).toBeVisible()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
})

test('broken external links are counted, and a failure says why', async () => {
  checkLinks.mockReturnValueOnce({ total: 3, broken: 2, unchecked: 0 }).mockImplementation(() => {
    throw new Refusal('unavailable', asMessage('There is no network.'))
  })
  await open()
  await checkExternal()
  await expect.element(page.getByText('2 links are broken. The list shows where they are.')).toBeVisible()
  await expect.element(page.getByText(/not checked/)).not.toBeInTheDocument()
  await checkExternal()
  await expect.element(page.getByText('There is no network.').first()).toBeVisible()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
})

const REMOTE = {
  ...FILES,
  'docs.json': FILES['docs.json'].replace(
    '"name"',
    '"openapi": "https://api.example.com/openapi.yaml",\n  "name"',
  ),
}

test('an API description is downloaded from its problem, which can be stopped', async () => {
  const answer = new EventTarget()
  downloadApis.mockImplementation(
    () => new Promise(resolve => answer.addEventListener('end', () => resolve([]))),
  )
  await open(REMOTE)
  await find('api.example.com')
  await button('Download').click()
  await expect.element(page.getByText('Downloading…')).toBeVisible()
  await button('Stop download').click()
  expect(stopDownload).toHaveBeenCalledOnce()
  answer.dispatchEvent(new Event('end'))
  await expect.element(page.getByText('The API description was downloaded.')).toBeVisible()
  await expect.element(button('Download')).toBeVisible()
})

test('a download that fails says why', async () => {
  downloadApis.mockReturnValueOnce([message('project:unknownError')]).mockImplementation(() => {
    throw new Refusal('unavailable', asMessage('There is no network.'))
  })
  await open(REMOTE)
  await find('api.example.com')
  await button('Download').click()
  await expect.element(page.getByText('The API description was downloaded.')).not.toBeInTheDocument()
  await button('Download').click()
  await expect.element(page.getByText('There is no network.').first()).toBeVisible()
})

test('the line below counts pages without problems, and compares with the days before', async () => {
  setDays([
    { day: dayOf(1), error: 5, warning: 3, notice: 0 },
    { day: dayOf(0), error: 4, warning: 2, notice: 0 },
  ])
  await open()
  await expect.element(page.getByText('1 of 3 pages have no problems.')).toBeVisible()
  await expect.element(page.getByText('2 fewer problems than yesterday.')).toBeVisible()
  await expect
    .element(page.getByRole('img', { name: 'Problems over the last 2 days: from 8 to 6' }))
    .toBeVisible()
})

test('more problems than on an earlier day are said with its date', async () => {
  setDays([
    { day: '2020-01-05', error: 1, warning: 0, notice: 0 },
    { day: dayOf(0), error: 2, warning: 0, notice: 0 },
  ])
  await open()
  await expect.element(page.getByText('One more problem than on Jan 5, 2020.')).toBeVisible()
})

test('the same count as before is no news, and one day is no chart', async () => {
  setDays([{ day: dayOf(0), error: 2, warning: 0, notice: 0 }])
  await open()
  await expect.element(page.getByText(/no problems\./)).toBeVisible()
  await new Promise(resolve => setTimeout(resolve, 2300))
  await expect.element(page.getByRole('img', { name: /Problems over/ })).not.toBeInTheDocument()
  await expect.element(page.getByText(/than/)).not.toBeInTheDocument()
})
