import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sectionOf } from '../../../shared/config/schema/sections.ts'
import { SampleForm } from '../../gallery/Forms.tsx'
import { expectAccessible } from '../../testing/axe.ts'

const REDIRECTS = [
  { source: '/start', destination: '/introduction' },
  { source: '/first', destination: '/start' },
  { source: '/a', destination: '/b' },
  { source: '/b', destination: '/a' },
  { source: '/old/:slug*', destination: '/guides/:slug*' },
  { source: '/blog/:slug*', destination: 'https://blog.example/:slug*' },
]

async function shown(redirects: readonly unknown[]) {
  const section = sectionOf('redirects', 'newer')
  if (!section) throw new Error('No form shows redirects.')
  const onChange = vi.fn()
  await render(<SampleForm section={section} config={{ redirects }} state={{ onChange }} />)
  return onChange
}
const field = () => page.getByRole('textbox', { name: 'Test an address' })
const result = () => page.getByRole('region', { name: 'Test of an address' }).getByRole('status')

test.each([
  ['/start', ['Redirect 1/start/introduction', 'Readers arrive at a page.']],
  [
    'https://docs.example.com/first?x=1',
    [
      'Redirect 2/first/startRedirect 1/start/introduction',
      'Readers arrive at a page. It takes 2 redirects.',
    ],
  ],
  ['/old/setup', ['Redirect 5/old/setup/guides/setup', 'Readers arrive at a page.']],
  ['/old/none', ['Redirect 5/old/none/guides/none', 'Readers arrive at an address without a page.']],
  ['/blog/news', ['Redirect 6/blog/newshttps://blog.example/news', 'Readers arrive at another site.']],
  ['/a', ['Redirect 3/a/bRedirect 4/b/a', 'Readers never arrive: the redirects lead back.']],
  ['/introduction', ['A page has this address, so no redirect applies.']],
  ['/nothing', ['No redirect applies, and no page has this address.']],
])('%s is followed', async (address, expected) => {
  await shown(REDIRECTS)
  await field().fill(address)
  await expect.element(result()).toHaveTextContent(expected.join(''))
  await expectAccessible()
})

test('an empty field says nothing', async () => {
  await shown(REDIRECTS)
  await expect.element(field()).toBeVisible()
  expect(result().element().textContent).toBe('')
})

test('a list without redirects has nothing to test', async () => {
  await shown([])
  await expect.element(page.getByRole('button', { name: 'Add redirect' })).toBeVisible()
  expect(field().elements()).toEqual([])
})

test('many redirects are added at once; what is known or cannot be read is named', async () => {
  const onChange = await shown(REDIRECTS)
  await page.getByRole('button', { name: 'Import redirects' }).click()
  await page
    .getByRole('textbox', { name: 'Old and new addresses' })
    .fill('/start,/x\n/p /q\n/r https://x.example 302\nnonsense')
  await expect
    .element(page.getByText('2 new redirects. One old address is redirected already. Line 4 can’t be read.'))
    .toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Add 2 redirects' }).click()
  expect(onChange.mock.lastCall).toEqual([
    ['redirects'],
    [
      ...REDIRECTS,
      { source: '/p', destination: '/q' },
      { source: '/r', destination: 'https://x.example', permanent: false },
    ],
  ])
})

test('a redirect is opened, and each of its addresses is a field', async () => {
  const onChange = await shown(REDIRECTS)
  await page.getByRole('row', { name: '/first', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Edit /first' })
  await expect.element(panel.getByRole('textbox', { name: /^Old path/ })).toHaveValue('/first')
  await panel.getByRole('textbox', { name: /^New path/ }).fill('/introduction')
  expect(onChange.mock.lastCall?.slice(0, 2)).toEqual([['redirects', 1, 'destination'], '/introduction'])
  await expectAccessible()
})

test('2,000 redirects: those in view are drawn, every other is a key or a search away', async () => {
  const redirects = Array.from({ length: 2000 }, (_, n) => ({
    source: `/old-${n}`,
    destination: `/new-${n}`,
  }))
  const onChange = await shown(redirects)
  const rows = page.getByRole('grid', { name: 'Redirects' }).getByRole('row')
  const row = (name: string) => rows.filter({ has: page.getByText(name, { exact: true }) })
  await expect.element(row('/old-0')).toBeVisible()
  expect(rows.elements().length).toBeLessThan(50)
  await expectAccessible()
  const search = page.getByRole('searchbox', { name: /Search/ })
  await search.click()
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  await expect.element(row('/old-1999')).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(onChange.mock.lastCall?.[1].slice(-2)).toEqual([redirects[1999], redirects[1998]])
  await search.fill('/old-1234')
  await expect.element(row('/old-1234')).toBeVisible()
  expect(rows.elements()).toHaveLength(1)
})
