import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { editFile, readText } from '../../host/documents/documents.ts'
import { undo } from '../../host/session/steps.ts'
import { showPage, useView } from '../../host/view/view.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { TourCard } from './TourCard.tsx'
import { offerTour, startTour, useTour } from './tour.ts'

const FILES = {
  'docs.json':
    '{ "name": "Acme", "colors": { "primary": "#0D9373" }, "navigation": [{ "group": "Start", "pages": ["one"] }] }\n',
  'one.mdx': '---\ntitle: One\n---\n\nText.\n',
}

const recall = vi.fn()
const remember = vi.fn()
let opened: OpenedTestSite

const card = () => page.getByRole('complementary', { name: 'First steps' })
const heading = (name: string) => card().getByRole('heading', { name })
const button = (name: string) => card().getByRole('button', { name, exact: true })
const done = (text: RegExp) => expect.element(card().getByText(text)).toBeVisible()

beforeEach(async () => {
  recall.mockReset().mockReturnValue({})
  remember.mockReset()
  opened = await openSite(FILES, { handlers: { recall, remember } })
  await opened.render(<TourCard />)
})

test('every stop does a real thing when it is asked to, and the end is remembered', async () => {
  await startTour(opened.app)
  await expect.element(heading('Open a page')).toBeVisible()
  await expectAccessible()
  await button('Show me').click()
  await done(/^The page is open/)
  await expectAccessible()
  expect(useView.of(opened.site).getState().main).toEqual({ kind: 'page', file: 'one.mdx' })
  await button('Next').click()
  await button('Show me').click()
  await done(/^Written/)
  expect((await opened.host.read({ file: 'one.mdx' })).text).toContain('Text.\n\nThis sentence was written')
  await button('Next').click()
  await button('Show me').click()
  await done(/^The accent is another one/)
  expect((await opened.host.read({ file: 'docs.json' })).text).toContain('#2456C8')
  await button('Next').click()
  await button('Show me').click()
  await done(/^Undone/)
  expect((await opened.host.read({ file: 'docs.json' })).text).toBe(FILES['docs.json'])
  await button('Next').click()
  await button('Show me').click()
  await done(/^Saved/)
  expect(opened.project.state().dirty).toEqual([])
  await button('Finish').click()
  await expect.element(card()).not.toBeInTheDocument()
  expect(remember).toHaveBeenLastCalledWith({ name: 'tour', value: '5' })
})

test('what the person does counts as well', async () => {
  await startTour(opened.app)
  showPage(opened.site, 'one.mdx')
  await done(/^The page is open/)
  await button('Next').click()
  await readText(opened.site, 'one.mdx')
  editFile(opened.site, 'one.mdx', [{ offset: 23, length: 0, text: 'More. ' }], { label: 'Type' })
  await done(/^Written/)
  await undo(opened.site)
  await expect.element(button('Show me')).toBeVisible()
})

test('it can be left at any time, and starts again where it was left', async () => {
  await startTour(opened.app)
  await button('Skip').click()
  await expect.element(heading('Write something')).toBeVisible()
  await button('Leave the tour').click()
  await expect.element(card()).not.toBeInTheDocument()
  expect(remember).toHaveBeenLastCalledWith({ name: 'tour', value: '1' })
  recall.mockReturnValue({ tour: '1' })
  useTour.of(opened.app).setState({ at: 0 })
  await startTour(opened.app)
  await expect.element(heading('Write something')).toBeVisible()
  await button('Back').click()
  await expect.element(heading('Open a page')).toBeVisible()
})

test('it is offered once, and begins anew after its end', async () => {
  recall.mockReturnValue({ tour: '3' })
  await offerTour(opened.app)
  await expect.element(card()).not.toBeInTheDocument()
  recall.mockReturnValue({ tour: '5' })
  await startTour(opened.app)
  await expect.element(heading('Open a page')).toBeVisible()
})

test('somebody who has never seen it gets it', async () => {
  await offerTour(opened.app)
  await expect.element(heading('Open a page')).toBeVisible()
})
