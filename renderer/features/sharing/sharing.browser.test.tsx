import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { NO_HISTORY, type ShareFacts } from '../../../shared/project/share/facts.ts'
import { openSite } from '../../testing/rendered-site.tsx'
import { Choices } from './Choices.tsx'
import { useSharing, useSharingWatch } from './sharing.ts'

const FACTS: ShareFacts = {
  ...NO_HISTORY,
  history: 'present',
  branch: 'main',
  remote: { name: 'origin', address: 'https://example.com/acme.git' },
}

/** What the window always follows, and the choices of the panel. */
function Watched() {
  useSharingWatch()
  const facts = useSharing(state => state.facts)
  return facts && <Choices facts={facts} />
}

async function open() {
  let choices = FACTS.choices
  const shareFacts = vi.fn(() => ({ ...FACTS, choices }))
  const lookForNews = vi.fn(() => ({ ...FACTS, choices }))
  const chooseSharing = vi.fn((chosen: typeof choices) => {
    choices = chosen
  })
  const opened = await openSite(
    { 'docs.json': '{}' },
    { handlers: { shareFacts, lookForNews, chooseSharing } },
  )
  await opened.render(<Watched />)
  await page.getByRole('button', { name: 'How this folder is shared' }).click()
  const look = page.getByRole('switch', { name: 'Look for newer changes automatically' })
  const returned = async () => {
    const before = shareFacts.mock.calls.length
    window.dispatchEvent(new Event('focus'))
    await expect.poll(() => shareFacts.mock.calls.length).toBeGreaterThan(before)
  }
  return { look, lookForNews, returned }
}

test('the remote is not asked, at opening or on return, until the person turns that on', async () => {
  const { look, lookForNews, returned } = await open()
  await expect.element(look).not.toBeChecked()
  await returned()
  await returned()
  expect(lookForNews).not.toHaveBeenCalled()
  await look.click()
  await expect.poll(() => lookForNews.mock.calls.length).toBe(1)
  await look.click()
  await expect.element(look).not.toBeChecked()
  await returned()
  expect(lookForNews).toHaveBeenCalledTimes(1)
})
