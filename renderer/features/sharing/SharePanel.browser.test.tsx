import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { asMessage } from '../../../shared/messages/testing/as-message.ts'
import { NO_HISTORY, type Proposal, type ShareFacts } from '../../../shared/project/share/facts.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { useExporting } from '../export/export.ts'
import { usePublishing } from '../publishing/publishing.ts'
import { ShareButton } from './ShareButton.tsx'

const FILES = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["one"] }] }\n',
  'one.mdx': '---\ntitle: One\n---\n',
}
const REMOTE = { name: 'origin', address: 'https://git.example/acme/docs' }
const SHARED: ShareFacts = { ...NO_HISTORY, history: 'present', branch: 'main', remote: REMOTE }
const OPEN: Proposal = {
  ...{ name: 'writing', standing: 'open', title: 'Say more', isPresent: true },
  page: 'https://git.example/acme/docs/pulls/new',
}
const { remote: _, ...UNCONNECTED } = SHARED
const UNSENT: ShareFacts = { ...SHARED, unsent: ['one.mdx', 'docs.json'] }
const DONE = { changed: ['one.mdx'], undecided: [] }

const handlers = {
  shareFacts: vi.fn(),
  keepHistory: vi.fn(),
  testAddress: vi.fn(),
  connectTo: vi.fn(),
  getLatest: vi.fn(),
  lookForNews: vi.fn(),
  undoStep: vi.fn(),
  takeBackUnsent: vi.fn(),
  startAnother: vi.fn(),
  switchProposal: vi.fn(),
  proposals: vi.fn(),
  chooseSharing: vi.fn(),
  stopReview: vi.fn(),
}
let opened: OpenedTestSite

const panel = () => page.getByRole('dialog', { name: 'Share' })
const button = (name: string) => panel().getByRole('button', { name, exact: true })
const says = (text: string | RegExp) => expect.element(panel().getByText(text)).toBeVisible()

/** Opens the panel of a site that is shared like this. */
async function show(facts: ShareFacts): Promise<void> {
  handlers.shareFacts.mockReturnValue(facts)
  opened = await openSite(FILES, { handlers })
  await opened.render(<ShareButton />)
  // The state is beside the button, which moves when it is known.
  await expect.element(page.getByTitle(/\S/)).toBeVisible()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect.element(panel()).toBeVisible()
}

const refuse = (reason: string, hint: string) => () => {
  throw new Refusal('not-allowed', asMessage(reason), asMessage(hint))
}

beforeEach(() => {
  for (const mock of Object.values(handlers)) mock.mockReset()
  handlers.proposals.mockReturnValue([])
  handlers.chooseSharing.mockReturnValue(undefined)
})

const WORDS: readonly (readonly [string, ShareFacts])[] = [
  ['On this computer only', NO_HISTORY],
  ['On this computer only', UNCONNECTED],
  ['2 changes not sent', UNSENT],
  ['Newer changes by Grace', { ...SHARED, newer: 2, newerBy: ['Grace'] }],
  ['Waiting for review', { ...SHARED, proposal: OPEN }],
  ['Merged', { ...SHARED, proposal: { ...OPEN, standing: 'merged' } }],
  ['Proposal closed', { ...SHARED, proposal: { ...OPEN, standing: 'closed' } }],
  ['An update was cut short', { ...SHARED, lastStep: { kind: 'latest', isUnfinished: true } }],
  ['Everything is sent', SHARED],
]

test.each(WORDS)('the state is in words beside the button and in the panel: %s', async (words, facts) => {
  await show(facts)
  await expect.element(page.getByTitle(words, { exact: true })).toHaveTextContent(words)
  await expect.element(panel().getByText(words, { exact: true })).toBeVisible()
  await expectAccessible()
})

test('a folder without a history gets one in a press; who the person is, is asked only if git does not know', async () => {
  await show(NO_HISTORY)
  handlers.keepHistory.mockImplementationOnce(refuse('Git does not know who you are.', 'Enter your name.'))
  await button('Keep a history').click()
  await says('Git does not know who you are.')
  await panel().getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await panel().getByRole('textbox', { name: 'Your email address' }).fill('ada@example.com')
  await expectAccessible()
  await button('Keep a history').click()
  await expect
    .poll(() => handlers.keepHistory.mock.lastCall)
    .toEqual([{ author: { name: 'Ada', email: 'ada@example.com' } }])
})

test('an address is tested before it is used, and another one is tested anew', async () => {
  await show(UNCONNECTED)
  await expect.element(button('Test')).toBeDisabled()
  await expect
    .element(panel().getByRole('link', { name: 'New repository at Codeberg' }))
    .toHaveAttribute('rel', 'noopener noreferrer')
  handlers.testAddress.mockReturnValue({ kind: 'other', address: REMOTE.address })
  const address = panel().getByRole('textbox', { name: 'Address' })
  await address.fill(REMOTE.address)
  await button('Test').click()
  await says(/^There is something in it already/)
  await expectAccessible()
  await address.fill(`${REMOTE.address}-empty`)
  await expect.element(panel().getByText(/^There is something in it already/)).not.toBeInTheDocument()
  await button('Connect').click()
  await expect.poll(() => handlers.connectTo.mock.lastCall).toEqual([{ address: `${REMOTE.address}-empty` }])
})

test('newer changes are brought here, and the step can be undone', async () => {
  await show({ ...SHARED, newer: 1, newerBy: ['Grace'] })
  handlers.getLatest.mockImplementation(() => {
    handlers.shareFacts.mockReturnValue({ ...SHARED, lastStep: { kind: 'latest', isUnfinished: false } })
    return DONE
  })
  await button('Get latest').click()
  await says('1 file was updated.')
  await expectAccessible()
  await button('Undo').click()
  await expect.poll(() => handlers.undoStep.mock.calls.length).toBe(1)
})

test('a refusal says what to do, and nothing else changes', async () => {
  await show({ ...SHARED, newer: 1, newerBy: ['Grace'] })
  handlers.getLatest.mockImplementation(refuse('The place refused the password.', 'Sign in again.'))
  await button('Get latest').click()
  await expect
    .element(panel().getByRole('alert'))
    .toHaveTextContent('The place refused the password.Sign in again.')
  await says('Newer changes by Grace')
  await expectAccessible()
})

test('what takes long is shown, and can be stopped', async () => {
  await show({ ...SHARED, newer: 1, newerBy: ['Grace'] })
  const ended = new EventTarget()
  handlers.getLatest.mockImplementation(
    () => new Promise(resolve => ended.addEventListener('end', () => resolve(DONE))),
  )
  handlers.stopReview.mockImplementation(() => void ended.dispatchEvent(new Event('end')))
  await button('Get latest').click()
  opened.receive('reviewing', { step: 'getting', percent: 0.4 })
  await expect.element(panel().getByRole('progressbar', { name: 'Getting newer changes…' })).toBeVisible()
  await expectAccessible()
  await button('Stop').click()
  await expect.element(panel().getByRole('progressbar')).not.toBeInTheDocument()
})

test('what was not sent is sent or taken back', async () => {
  await show(UNSENT)
  await button('Take back 2 changes').click()
  await expect.poll(() => handlers.takeBackUnsent.mock.calls.length).toBe(1)
  await button('Look for newer changes').click()
  await expect.poll(() => handlers.lookForNews.mock.calls.length).toBe(1)
  await expect.element(button('Send…')).toBeVisible()
})

test('a proposal links to its request, and others are listed with what became of them', async () => {
  const merged: Proposal = { name: 'older', standing: 'merged', title: 'Say less', isPresent: false }
  handlers.proposals.mockReturnValue([OPEN, merged])
  await show({ ...SHARED, branch: 'writing', proposal: OPEN })
  await expect
    .element(panel().getByRole('link', { name: 'Open the request in your browser' }))
    .toHaveAttribute('href', OPEN.page ?? '')
  await button('Your 2 proposals').click()
  const rows = panel().getByRole('list', { name: 'Your 2 proposals' }).getByRole('listitem')
  await expect.element(rows.nth(0)).toHaveTextContent('Open here')
  await expect.element(rows.nth(1)).toHaveTextContent('Merged')
  await expectAccessible()
  await button('Switch to “Say less”').click()
  await expect.poll(() => handlers.switchProposal.mock.lastCall).toEqual([{ name: 'older' }])
  await button('Start another proposal').click()
  await expect.poll(() => handlers.startAnother.mock.calls.length).toBe(1)
})

test('a merged proposal is followed by a new one from the newest version', async () => {
  await show({ ...SHARED, proposal: { ...OPEN, standing: 'merged' } })
  await button('Start from the newest version').click()
  await expect.poll(() => handlers.startAnother.mock.calls.length).toBe(1)
})

test('a step that was cut short can be taken back, and nothing else is offered', async () => {
  await show({ ...SHARED, lastStep: { kind: 'latest', isUnfinished: true } })
  await expect.element(button('Look for newer changes')).not.toBeInTheDocument()
  await button('Take it back').click()
  await expect.poll(() => handlers.undoStep.mock.calls.length).toBe(1)
})

test('a history that cannot be used says why', async () => {
  const obstacle = { reason: asMessage('A rebase is not finished.'), hint: asMessage('Finish it.') }
  await show({ ...SHARED, obstacle })
  await says('A rebase is not finished.')
  await says('Finish it.')
  await expect.element(button('Send…')).not.toBeInTheDocument()
  await expectAccessible()
})

test('how the folder is shared is the choice of the person, and shown at once', async () => {
  await show(SHARED)
  handlers.chooseSharing.mockImplementation(choices => {
    handlers.shareFacts.mockReturnValue({ ...SHARED, choices })
  })
  await button('How this folder is shared').click()
  const direct = panel().getByRole('switch', { name: 'Send straight to everybody' })
  await expect.element(direct).not.toBeChecked()
  await expectAccessible()
  await panel().getByText('Send straight to everybody').click()
  await expect.element(direct).toBeChecked()
  expect(handlers.chooseSharing).toHaveBeenCalledWith({ direct: true, watch: false })
})

test('the ways to the web lead to their dialogs', async () => {
  await show(SHARED)
  await button('Put online…').click()
  expect(usePublishing.of(opened.site).getState().isShown).toBe(true)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await button('Export site…').click()
  expect(useExporting.of(opened.site).getState().isShown).toBe(true)
})
