import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { convertConfig } from '../../../shared/config/convert/convert.ts'
import type { ConfigFormat } from '../../../shared/config/convert/model.ts'
import { message } from '../../../shared/messages/message.ts'
import { asMessage } from '../../../shared/messages/testing/as-message.ts'
import type { ConversionPlan } from '../../../shared/project/base/model.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { useSession } from '../../host/session/session.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { ConvertDialog } from './ConvertDialog.tsx'
import { OfferDialog } from './OfferDialog.tsx'

const DOCS = {
  name: 'Acme',
  colors: { primary: '#112233' },
  navigation: [{ group: 'Start', pages: ['one'] }],
}
const FILES = { 'docs.json': `${JSON.stringify(DOCS, null, 2)}\n`, 'one.mdx': '---\ntitle: One\n---\n' }
const FOLDER = '/home/ada/acme-docs'

const convert = vi.fn()
const open = vi.fn()
const close = vi.fn()
const onClose = vi.fn()
let refusal: Refusal | undefined
let plan: Partial<ConversionPlan>
let opened: OpenedTestSite

/** The plan that the converter of the engine makes for docs.json. */
async function planOf(to: ConfigFormat): Promise<ConversionPlan> {
  if (refusal) throw refusal
  const text = await opened.text('docs.json')
  const result = convertConfig({ file: 'docs.json', text, to, read: () => undefined, taken: () => false })
  if (result.kind === 'refused') throw new Refusal('not-text', result.message)
  const { report, from } = result
  const target = to === 'mint' ? 'mint.json' : 'docs.json'
  const backup = to === 'mint' ? {} : { backup: 'docs.json.backup' }
  return {
    folder: FOLDER,
    from,
    to,
    file: 'docs.json',
    target,
    ...backup,
    pages: [],
    report,
    stamp: to,
    ...plan,
  }
}

const dialog = () => page.getByRole('dialog', { name: 'Convert this site' })
const button = (name: string) => dialog().getByRole('button', { name, exact: true })
const report = () => page.getByRole('region', { name: 'What happens to every setting' })
const disclosed = (name: string) => report().getByRole('button', { name })
const format = (name: string) => dialog().getByRole('radio', { name }).click()

beforeEach(async () => {
  for (const mock of [convert, open, close, onClose]) mock.mockReset()
  refusal = undefined
  plan = {}
  opened = await openSite(FILES, {
    handlers: { convert, open, close, planConversion: ({ to }) => planOf(to) },
  })
})

const show = () => opened.render(<ConvertDialog onClose={onClose} />)

test('the report says what becomes of every setting, before anything is written', async () => {
  await show()
  await expect.element(dialog().getByRole('radio', { name: 'docs.json, newer form' })).toBeChecked()
  await expect.element(report().getByText(/kept next to it, in docs.json.backup/)).toBeVisible()
  await expect.element(report().getByText('Nothing is lost in this format.')).toBeVisible()
  await expect.element(disclosed('Lost or changed')).not.toBeInTheDocument()
  await expect.element(report().getByText(/^And/)).not.toBeInTheDocument()
  const group = report().getByRole('listitem').filter({ hasText: 'navigation 1' }).first()
  await expect.element(group).not.toBeInTheDocument()
  await disclosed('Converted').click()
  await expect.element(group).toHaveTextContent('navigation 1 becomes navigation line 7')
  await expect.element(disclosed('Unchanged')).toBeVisible()
  expect(convert).not.toHaveBeenCalled()
  await expectAccessible()
})

test('the newer form opens the site again and says what was written', async () => {
  let said: string | undefined
  open.mockImplementation(() => {
    said = useSession.of(opened.app).getState().opening
    return { kind: 'open', project: opened.project.state() }
  })
  await show()
  await expect.element(dialog().getByText(/^Converting lets other tools read this site/)).toBeVisible()
  await expect.element(report()).toBeVisible()
  await button('Convert').click()
  await expect
    .poll(() => convert.mock.calls.at(0)?.[0])
    .toEqual({ folder: FOLDER, to: 'newer', stamp: 'newer' })
  await expect.poll(() => open.mock.calls.at(0)?.[0]).toEqual({ folder: FOLDER })
  await expect.element(page.getByText('docs.json was written.').last()).toBeVisible()
  await expect.element(page.getByText('Its previous content is in docs.json.backup.').last()).toBeVisible()
  expect(onClose).toHaveBeenCalledOnce()
  expect(close).not.toHaveBeenCalled()
  expect(said).toBe(`Converting ${FOLDER}…`)
})

test('mint.json is written beside docs.json, and the site stays open', async () => {
  await show()
  await format('mint.json')
  await expect.element(report().getByText('docs.json stays unchanged; mint.json is new.')).toBeVisible()
  await button('Convert').click()
  await expect.poll(() => convert.mock.calls.at(0)?.[0]).toMatchObject({ to: 'mint' })
  await expect.element(page.getByText('mint.json was written.')).toBeVisible()
  await expect.element(page.getByText('docs.json stays unchanged.')).toBeVisible()
  expect(close).not.toHaveBeenCalled()
  expect(open).not.toHaveBeenCalled()
})

test('what is lost comes first and is open, with a reason that several share said once', async () => {
  const line = (from: string) => ({
    outcome: 'lost' as const,
    from,
    why: message('convert:fixFirst'),
    line: 3,
    column: 1,
  })
  plan = {
    report: [line('/a'), line('/b'), line('/c'), { outcome: 'kept', from: '', line: 1, column: 1 }],
    pages: ['new/page.mdx'],
  }
  await show()
  await expect.element(report().getByText('Nothing is lost')).not.toBeInTheDocument()
  await expect.element(disclosed('Lost or changed')).toHaveAttribute('aria-expanded', 'true')
  expect(report().getByText(/^Fix /).elements()).toHaveLength(1)
  await disclosed('Kept, but not used there').click()
  await expect.element(report().getByText('the whole file')).toBeVisible()
  const colorOf = (name: string) => {
    const badge = [...disclosed(name).element().querySelectorAll('span')].find(one =>
      /^\d+$/.test(one.textContent),
    )
    return badge && getComputedStyle(badge).color
  }
  expect(colorOf('Lost or changed')).not.toBe(colorOf('Kept, but not used there'))
  await disclosed('New pages').click()
  await expect.element(report().getByText('new/page.mdx')).toBeVisible()
})

test('of a long list the first lines are shown, and how many follow', async () => {
  const lines = Array.from({ length: 203 }, (_, index) => ({
    outcome: 'lost' as const,
    from: `/key${index}`,
    why: message('convert:alreadyThat', { file: `file ${index}` }),
    line: index,
    column: 1,
  }))
  plan = { report: lines, pages: lines.map(({ from }) => `${from.slice(1)}.mdx`) }
  await show()
  await expect.element(report().getByText(/file 199/)).toBeVisible()
  await expect.element(report().getByText(/file 200/)).not.toBeInTheDocument()
  expect(
    report()
      .getByText(/^And 3 more/)
      .elements().length,
  ).toBeGreaterThan(0)
  await disclosed('New pages').click()
  await expect.element(report().getByText('key199.mdx')).toBeVisible()
  await expect.element(report().getByText('key200.mdx')).not.toBeInTheDocument()
  expect(
    report()
      .getByText(/^And 3 more/)
      .elements(),
  ).toHaveLength(2)
})

test('a site that cannot be converted says why and what to do', async () => {
  refusal = new Refusal('not-text', asMessage('The file can’t be read.'), asMessage('Fix it first.'))
  await show()
  await expect.element(dialog().getByText('The file can’t be read.')).toBeVisible()
  await expect.element(dialog().getByText('Fix it first.')).toBeVisible()
  await expect.element(button('Convert')).toBeDisabled()
  await expect.element(dialog().getByRole('progressbar')).not.toBeInTheDocument()
  await button('Cancel').click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('a conversion that fails keeps the dialog open with a new plan', async () => {
  convert.mockImplementation(() => {
    throw new Refusal('stale', asMessage('The file has changed since.'))
  })
  await show()
  await expect.element(report()).toBeVisible()
  plan = { backup: 'docs.json.backup-2' }
  await button('Convert').click()
  await expect.element(dialog().getByText('The file has changed since.')).toBeVisible()
  await expect.element(report().getByText(/docs.json.backup-2/)).toBeVisible()
  await expect.element(button('Convert')).toBeEnabled()
  expect(onClose).not.toHaveBeenCalled()
})

test('a site of the newer form is converted to the older one, and opened again', async () => {
  const newer = { ...DOCS, navigation: { groups: DOCS.navigation } }
  opened = await openSite(
    { ...FILES, 'docs.json': JSON.stringify(newer) },
    {
      handlers: {
        convert,
        close,
        open: input => {
          open(input)
          return { kind: 'open', project: opened.project.state() }
        },
        planConversion: ({ to }) => planOf(to),
      },
    },
  )
  await show()
  await expect.element(dialog().getByRole('radio', { name: 'docs.json, older form' })).toBeChecked()
  await expect.element(dialog().getByText(/docs.json is written in the newer form/)).toBeVisible()
  await button('Convert').click()
  await expect.poll(() => open.mock.calls.at(0)?.[0]).toEqual({ folder: FOLDER })
  expect(convert).toHaveBeenCalledWith({ folder: FOLDER, to: 'galley', stamp: 'galley' })
  expect(close).not.toHaveBeenCalled()
})

test('the offer of a folder with mint.json converts and opens it', async () => {
  const offered = await planOf('mint')
  let said: string | undefined
  open.mockImplementation(() => {
    said = useSession.of(opened.app).getState().opening
    return { kind: 'empty', folder: FOLDER, pages: 0 }
  })
  useSession.of(opened.app).setState({ offer: { kind: 'convert', plan: offered } })
  await opened.render(<OfferDialog plan={offered} />)
  const offer = page.getByRole('dialog', { name: 'Convert this site?' })
  await expect.element(offer.getByText(/configured by mint.json/)).toBeVisible()
  await offer.getByRole('button', { name: 'Convert', exact: true }).click()
  await expect.poll(() => open.mock.calls.at(0)?.[0]).toEqual({ folder: FOLDER })
  expect(convert).toHaveBeenCalledWith({ folder: FOLDER, to: 'mint', stamp: 'mint' })
  expect(said).toBe(`Converting ${FOLDER}…`)
})

for (const way of ['Cancel', 'Escape'])
  test(`the offer is dismissed by ${way}`, async () => {
    const offered = await planOf('mint')
    useSession.of(opened.app).setState({ offer: { kind: 'convert', plan: offered } })
    await opened.render(<OfferDialog plan={offered} />)
    if (way === 'Escape') await userEvent.keyboard('{Escape}')
    else await page.getByRole('dialog').getByRole('button', { name: way }).click()
    await expect.poll(() => useSession.of(opened.app).getState().offer).toBeUndefined()
    expect(convert).not.toHaveBeenCalled()
  })

test('while it converts, it says so and the format cannot be changed', async () => {
  convert.mockReturnValue(new Promise(() => undefined))
  await show()
  await expect.element(report()).toBeVisible()
  await button('Convert').click()
  await expect.element(dialog().getByRole('progressbar', { name: 'Converting…' })).toBeVisible()
  await expect.element(button('Convert')).toBeDisabled()
  await expect.element(dialog().getByRole('radio', { name: 'mint.json' })).toBeDisabled()
})

test('until the report is there, it says that it is being made, and a report that comes late is not shown', async () => {
  const ready = new EventTarget()
  const isReady = new Promise(resolve => ready.addEventListener('newer', resolve))
  opened = await openSite(FILES, {
    handlers: {
      planConversion: async ({ to }) => {
        if (to === 'newer') await isReady
        return planOf(to)
      },
    },
  })
  await show()
  const working = dialog().getByRole('progressbar', { name: 'Working out what happens to every setting…' })
  await expect.element(working).toBeVisible()
  await expect.element(button('Convert')).toBeDisabled()
  await format('mint.json')
  await expect.element(report().getByText('docs.json stays unchanged; mint.json is new.')).toBeVisible()
  await expect.element(working).not.toBeInTheDocument()
  ready.dispatchEvent(new Event('newer'))
  await opened.project.idle()
  await new Promise(done => setTimeout(done))
  await expect.element(report().getByText('docs.json stays unchanged; mint.json is new.')).toBeVisible()
})
