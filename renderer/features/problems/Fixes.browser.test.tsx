import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { message } from '../../../shared/messages/message.ts'
import { asMessage } from '../../../shared/messages/testing/as-message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { useView } from '../../host/view/view.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { Navigation } from '../navigation/Navigation.tsx'
import { ProblemDialogs } from './ProblemDialogs.tsx'
import { Problems } from './Problems.tsx'
import { showProblemsOf } from './store.ts'

const DAY = 86_400_000
const dayOf = (ago: number) => new Date(Date.now() - ago * DAY).toLocaleDateString('sv')
const FILES = {
  'docs.json':
    '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["setup", "other", "good", "gone"] }]\n}\n',
  'setup.mdx':
    '---\ntitle: Setup\n---\n\n[Dead](/othr) and [again](/settup)\n\n[Nowhere](/nowhere-at-all-like-this)\n',
  'other.mdx': '---\ntitle: Other\n---\n\n[Dead](/settup)\n',
  'good.mdx':
    '---\ntitle: Good\ndescription: A page that has no problem of any kind in it, as it should be.\n---\n',
}

const checkLinks = vi.fn()
const stopCheckingLinks = vi.fn()
const downloadApis = vi.fn()
const stopDownload = vi.fn()
let days: readonly object[] = []
let opened: OpenedTestSite
const dialog = () => page.getByRole('dialog')
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const problem = (text: string) => page.getByRole('row', { name: new RegExp(text) }).first()
const find = (text: string) => page.getByRole('searchbox', { name: 'Find a problem' }).fill(text)

/** Chooses an action in the menu of the first problem with this text. */
async function choose(text: string, action: string) {
  await problem(text)
    .getByRole('button', { name: /^More about/ })
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

async function open(files: Record<string, string> = FILES) {
  opened = await openSite(files, {
    handlers: {
      checkLinks,
      stopCheckingLinks,
      downloadApis,
      stopDownload,
      problemHistory: () => days as never,
    },
  })
  await opened.project.idle()
  await opened.render(
    <>
      <Problems />
      <ProblemDialogs />
    </>,
  )
  await expect.element(page.getByRole('region', { name: 'Problems' })).toBeVisible()
  await expect
    .element(page.getByRole('radio', { name: `All ${opened.project.problems().length}` }))
    .toBeVisible()
}

beforeEach(() => {
  for (const mock of [checkLinks, stopCheckingLinks, downloadApis, stopDownload]) mock.mockReset()
  days = []
})

test('a fix is applied by its button, and the problem leaves the list', async () => {
  await open()
  await find('othr')
  await problem('othr').getByRole('button', { name: /other/ }).first().click()
  await expect.poll(() => opened.text('setup.mdx')).toContain('[Dead](/other)')
  await expect.element(page.getByText('No matching problems')).toBeVisible()
})

test('the menu of a problem fixes it, goes to it, and explains it', async () => {
  await open()
  await find('othr')
  await choose('othr', 'Go to location')
  await expect
    .poll(() => useView.of(opened.site).getState().main)
    .toEqual({ kind: 'page', file: 'setup.mdx' })
  await choose('othr', 'Why is this a problem?')
  await expect.element(page.getByRole('dialog', { name: 'Why is this a problem?' })).toBeVisible()
  await expect.element(dialog().getByText('link/dead')).toBeVisible()
  await expect.element(dialog().getByText('Based on')).toBeVisible()
  await expect.element(dialog().getByText(/Use this rule name/)).toBeVisible()
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Change this rule…' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Check rules' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'link/dead' })).toBeVisible()
})

test('the explanation closes with Escape', async () => {
  await open()
  await choose('othr', 'Why is this a problem?')
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('a problem of docs.json cannot be ignored in a page', async () => {
  await open()
  await problem('gone')
    .getByRole('button', { name: /^More about/ })
    .click()
  await expect.element(page.getByRole('menuitem', { name: 'Go to location' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Ignore here…' })).not.toBeInTheDocument()
})

for (const way of ['Enter', 'button'])
  test(`a problem is ignored with its reason by ${way}`, async () => {
    await open()
    await find('othr')
    await choose('othr', 'Ignore here…')
    const reason = page.getByRole('dialog', { name: 'Ignore this problem' }).getByRole('textbox')
    await expect.element(reason).toHaveFocus()
    await reason.fill('It comes later.')
    if (way === 'Enter') await userEvent.keyboard('{Enter}')
    else await dialog().getByRole('button', { name: 'Ignore', exact: true }).click()
    await expect.poll(() => opened.text('setup.mdx')).toMatch(/link\/dead.*It comes later\./)
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(page.getByText('Ignore a problem').last()).toBeVisible()
    await expect.element(page.getByText('No matching problems')).toBeVisible()
  })

test('ignoring is canceled', async () => {
  await open()
  await choose('othr', 'Ignore here…')
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(await opened.text('setup.mdx')).toBe(FILES['setup.mdx'])
})

test('many problems are fixed at once, as one step', async () => {
  await open()
  await button('Fix many…').click()
  const fixes = page.getByRole('dialog', { name: 'Fix many problems at once' })
  await expect.element(fixes.getByText(/Safe fixes are selected/)).toBeVisible()
  const every = fixes.getByRole('checkbox', { name: /^Select (all|it)/ })
  await expect.element(fixes.getByRole('grid', { name: 'Fixes' }).getByRole('row').first()).toBeVisible()
  await expect.element(fixes.getByText(/Setup, line 5/).first()).toBeVisible()
  await expectAccessible()
  if (!(every.element() as HTMLInputElement).checked) await fixes.getByText(/^Select (all|it)/).click()
  await expect.element(every).toBeChecked()
  await fixes.getByText(/^Select (all|it)/).click()
  await expect.element(fixes.getByRole('button', { name: 'Nothing to fix' })).toBeDisabled()
  await fixes.getByRole('row', { name: /“\/other”/ }).click()
  await expect.element(every).toBePartiallyChecked()
  await fixes.getByRole('button', { name: 'Fix one problem' }).click()
  await expect.poll(() => opened.text('setup.mdx')).toContain('[Dead](/other) and [again](/settup)')
  await expect.element(page.getByText('Fixed one problem').last()).toBeVisible()
  expect(await opened.text('other.mdx')).toContain('/settup')
})

test('all problems of one rule are fixed, with its reason said', async () => {
  await open()
  await choose('othr', 'Fix all for this rule…')
  await expect
    .element(
      dialog()
        .getByText(/needs review/)
        .first(),
    )
    .toBeVisible()
  await expect.element(dialog().getByText(/Safe fixes are selected/)).not.toBeInTheDocument()
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(await opened.text('setup.mdx')).toBe(FILES['setup.mdx'])
})

test('a group collapses and expands by its arrow and by a click', async () => {
  await open()
  const arrow = button(/^Problems in other\.mdx/)
  const own = page.getByRole('row', { name: /settup/ })
  await find('settup')
  await expect.poll(() => own.elements().length).toBe(2)
  await arrow.click()
  await expect.poll(() => own.elements().length).toBe(1)
  await page.getByRole('row', { name: 'other.mdx' }).click()
  await expect.poll(() => own.elements().length).toBe(2)
})

test('by rule, each problem names its page, and the group names its rule', async () => {
  await open()
  await page.getByRole('radio', { name: 'Rule' }).click({ force: true })
  await expect.element(button(/^Problems in link\/dead/)).toBeVisible()
  await expect.element(page.getByText('Readers who follow the link find nothing.')).toBeVisible()
  await expect.element(page.getByText('Setup, line 5').first()).toBeVisible()
  await page.getByRole('radio', { name: 'Page' }).click({ force: true })
  await expect.element(page.getByText('5:8', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText('Setup', { exact: true })).toBeVisible()
})

test('each problem says how severe it is', async () => {
  await open()
  await expect
    .element(
      problem('othr')
        .getByRole('img', { name: 'Error' })
        .or(problem('othr').getByRole('img', { name: 'Warning' }))
        .first(),
    )
    .toBeVisible()
})

test('without problems the list says what is fine', async () => {
  await open()
  await find('')
  for (const file of ['setup.mdx', 'other.mdx'])
    opened.disk.change({ [file]: FILES['good.mdx'].replace('Good', file) })
  opened.disk.change({ 'docs.json': FILES['docs.json'].replace(', "gone"', '') })
  await expect.poll(() => opened.project.problems().filter(({ code }) => code === 'link/dead').length).toBe(0)
})

test('the problems of one row are listed alone, until the filter is cleared', async () => {
  await open()
  showProblemsOf(opened.site, { id: 'page:other', file: 'other.mdx', name: 'Other' })
  await expect.element(button(/^Problems in setup\.mdx/)).not.toBeInTheDocument()
  await expect.element(button(/^Problems in other\.mdx/)).toBeVisible()
  await button('Fix many…').click()
  await expect.element(dialog().getByText(/Other, line 5/)).toBeVisible()
  await expect.element(dialog().getByText(/Setup, line 5/)).not.toBeInTheDocument()
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  expect(useView.of(opened.site).getState().below).toBe('problems')
  await button('Clear filter “Other”').click()
  await expect.element(button(/^Problems in setup\.mdx/)).toBeVisible()
})

test('the problems of an entry of docs.json are listed in its row', async () => {
  await open()
  await opened.render(<Navigation />)
  await expect.element(page.getByRole('treeitem', { name: 'gone' })).toBeVisible()
  showProblemsOf(opened.site, { id: 'page:gone', name: 'gone' } as never)
  await expect.element(page.getByRole('row', { name: /gone/ }).last()).toBeVisible()
  await expect.element(button(/^Problems in setup\.mdx/)).not.toBeInTheDocument()
})

test('the panel closes', async () => {
  await open()
  useView.of(opened.site).setState({ below: 'problems' })
  await button('Hide Problems').click()
  expect(useView.of(opened.site).getState().below).toBeUndefined()
})

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
  days = [
    { day: dayOf(1), error: 5, warning: 3, notice: 0 },
    { day: dayOf(0), error: 4, warning: 2, notice: 0 },
  ]
  await open()
  await expect.element(page.getByText('1 of 3 pages have no problems.')).toBeVisible()
  await expect.element(page.getByText('2 fewer problems than yesterday.')).toBeVisible()
  await expect
    .element(page.getByRole('img', { name: 'Problems over the last 2 days: from 8 to 6' }))
    .toBeVisible()
})

test('more problems than on an earlier day are said with its date', async () => {
  days = [
    { day: '2020-01-05', error: 1, warning: 0, notice: 0 },
    { day: dayOf(0), error: 2, warning: 0, notice: 0 },
  ]
  await open()
  await expect.element(page.getByText('One more problem than on Jan 5, 2020.')).toBeVisible()
})

test('the same count as before is no news, and one day is no chart', async () => {
  days = [{ day: dayOf(0), error: 2, warning: 0, notice: 0 }]
  await open()
  await expect.element(page.getByText(/no problems\./)).toBeVisible()
  await new Promise(resolve => setTimeout(resolve, 2300))
  await expect.element(page.getByRole('img', { name: /Problems over/ })).not.toBeInTheDocument()
  await expect.element(page.getByText(/than/)).not.toBeInTheDocument()
})

test('the menu of a problem leads to its rule', async () => {
  await open()
  await choose('othr', 'Change this rule…')
  await expect.element(page.getByRole('region', { name: 'link/dead' })).toBeVisible()
})
