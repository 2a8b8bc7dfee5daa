import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { undo } from '../../host/session/steps.ts'
import { useView } from '../../host/view/view.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { LanguagePanel } from './LanguagePanel.tsx'

const DOCS = {
  name: 'Acme',
  navigation: {
    languages: [
      { language: 'en', groups: [{ group: 'Start', pages: ['en/intro', 'en/setup', 'en/end'] }] },
      { language: 'fr', groups: [{ group: 'Début', pages: ['fr/intro', 'fr/seul', 'fr/end'] }] },
      { language: 'es', groups: [{ group: 'Inicio', pages: ['es/intro', 'es/setup', 'es/end'] }] },
    ],
  },
}
const page_ = (title: string) => `---\ntitle: ${title}\n---\n\nText of ${title}.\n`
const FILES = {
  'docs.json': `${JSON.stringify(DOCS, null, 2)}\n`,
  ...Object.fromEntries(
    ['en/intro', 'en/setup', 'en/end', 'fr/intro', 'fr/seul', 'fr/end', 'es/intro', 'es/end'].map(path => [
      `${path}.mdx`,
      page_(path),
    ]),
  ),
}
const DATES = {
  from: 'git' as const,
  dates: new Map([
    ['en/intro.mdx', '2026-03-02T10:00:00Z'],
    ['fr/intro.mdx', '2026-01-05T10:00:00Z'],
    ['es/intro.mdx', '2026-04-05T10:00:00Z'],
  ]),
}

let opened: OpenedTestSite
const grid = () => page.getByRole('grid', { name: 'Pages by language' })
const cell = (row: string | RegExp, name: string) =>
  grid().getByRole('row', { name: row }).getByRole('gridcell', { name, exact: true })
const titles = () =>
  grid()
    .getByRole('rowheader')
    .elements()
    .map(element => element.firstChild?.textContent)
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
const main = () => useView.of(opened.site).getState().main
const configNow = async () => JSON.parse(await opened.text('docs.json')).navigation.languages
const item = (name: string) => page.getByRole('menuitem', { name })

async function start(files: Parameters<typeof openSite>[0] = FILES) {
  opened = await openSite(files, { dates: DATES })
  await opened.render(
    <div style={{ blockSize: 400, display: 'flex', flexDirection: 'column' }}>
      <LanguagePanel />
    </div>,
  )
}

test('each page says in each language whether it is there, and each language what it needs', async () => {
  await start()
  await expect.element(cell(/en\/intro/, 'Français: Outdated')).toBeVisible()
  await expect.element(cell(/en\/intro/, 'Español: Up to date')).toBeVisible()
  await expect.element(cell(/en\/setup/, 'Français: Missing')).toBeVisible()
  await expect.element(cell(/en\/setup/, 'Español: No file')).toBeVisible()
  await expect.element(cell(/seul/, 'Français: Extra')).toBeVisible()
  expect(
    grid()
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['English enoriginal', 'Français fr1 missing · 1 outdated · 1 extra', 'Español es1 missing'])
  await expectAccessible()
})

test('filters and the search choose what is shown', async () => {
  await start()
  await expect.poll(titles).toEqual(['en/intro', 'en/setup', 'en/end', 'fr/seul'])
  await page.getByRole('radio', { name: 'Missing 1' }).click()
  await expect.poll(titles).toEqual(['en/setup'])
  await page.getByRole('radio', { name: 'Outdated 1' }).click()
  await expect.poll(titles).toEqual(['en/intro'])
  await page.getByRole('radio', { name: 'Extra 1' }).click()
  await expect.poll(titles).toEqual(['fr/seul'])
  await page.getByRole('radio', { name: 'All 4' }).click()
  await page.getByRole('searchbox', { name: 'Find a page' }).fill('end')
  await expect.poll(titles).toEqual(['en/end'])
  await page.getByRole('radio', { name: 'Missing 0' }).click()
  await expect.element(page.getByText('No such pages')).toBeVisible()
  await expectAccessible()
})

test('one language is compared with the original alone', async () => {
  await start()
  await page.getByRole('button', { name: /Show languages/ }).click()
  await page.getByRole('option', { name: /Español/ }).click()
  await expect.poll(titles).toEqual(['en/intro', 'en/setup', 'en/end'])
  expect(grid().getByRole('columnheader').elements()).toHaveLength(2)
})

test('a cell opens its page, and the page column the original', async () => {
  await start()
  await cell(/en\/intro/, 'Français: Outdated').click()
  expect(main()).toEqual({ kind: 'page', file: 'fr/intro.mdx' })
  await expect
    .element(page.getByText(/Changed Jan 5, 2026. The original was changed Mar 2, 2026./))
    .toBeVisible()
  await grid()
    .getByRole('rowheader', { name: /en\/end/ })
    .click()
  expect(main()).toEqual({ kind: 'page', file: 'en/end.mdx' })
})

test('a missing page is created from the original, listed where the original is, and undone as one step', async () => {
  await start()
  await cell(/en\/setup/, 'Français: Missing').click()
  await expect.element(page.getByText('fr/setup.mdx')).toBeVisible()
  await item('Create from the original').click()
  await expect.poll(() => opened.text('fr/setup.mdx').catch(() => '')).toBe(page_('en/setup'))
  expect((await configNow())[1].groups[0].pages).toEqual(['fr/intro', 'fr/setup', 'fr/seul', 'fr/end'])
  expect(main()).toEqual({ kind: 'page', file: 'fr/setup.mdx' })
  await expect.element(cell(/en\/setup/, 'Français: Up to date')).toBeVisible()
  await undo(opened.site)
  await expect.element(cell(/en\/setup/, 'Français: Missing')).toBeVisible()
  expect((await configNow())[1].groups[0].pages).toEqual(['fr/intro', 'fr/seul', 'fr/end'])
})

test('a listed page without a file only gets its file', async () => {
  await start()
  const before = await opened.text('docs.json')
  await cell(/en\/setup/, 'Español: No file').click()
  await item('Create from the original').click()
  await expect.poll(() => opened.text('es/setup.mdx').catch(() => '')).toBe(page_('en/setup'))
  expect(await opened.text('docs.json')).toBe(before)
})

test('a file that is there already is only listed', async () => {
  await start({ ...FILES, 'fr/setup.mdx': page_('own') })
  await cell(/en\/setup/, 'Français: Missing').click()
  await item('Create from the original').click()
  await expect.poll(async () => (await configNow())[1].groups[0].pages).toContain('fr/setup')
  expect(await opened.text('fr/setup.mdx')).toBe(page_('own'))
})

test('the keyboard moves through the grid, opens pages and menus', async () => {
  await start()
  await expect.element(cell(/en\/intro/, 'Français: Outdated')).toBeVisible()
  const first = grid().getByRole('rowheader').first().element()
  if (first instanceof HTMLElement) first.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(focused).toBe('Français: Outdated')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toBe('Français: Missing')
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Create from the original')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(focused).toBe('Français: Missing')
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.poll(focused).toBe('Español')
  await userEvent.keyboard('{Home}{ArrowUp}{ArrowRight}{ArrowRight}{Enter}')
  await expect.poll(main).toEqual({ kind: 'page', file: 'es/end.mdx' })
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await item('Open beside the original').click()
  await expect
    .poll(() => useView.of(opened.site).getState())
    .toMatchObject({ main: { file: 'es/end.mdx' }, beside: { file: 'en/end.mdx' } })
})

test('only the rows in view are drawn, and the last is reached by key', async () => {
  const pagesOf = (language: string) =>
    Array.from({ length: 5000 }, (_, index) => `${language}/page-${index}`)
  const languages = ['en', 'fr', 'es', 'de', 'it', 'pt', 'ja', 'ko', 'zh', 'ar']
  const config = {
    name: 'Acme',
    navigation: { languages: languages.map(language => ({ language, pages: pagesOf(language) })) },
  }
  await start({ 'docs.json': JSON.stringify(config) })
  await expect.element(grid()).toHaveAttribute('aria-rowcount', '5001')
  expect(grid().getByRole('row').elements().length).toBeLessThan(40)
  const first = grid().getByRole('rowheader').first().element()
  if (first instanceof HTMLElement) first.focus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.element(grid().getByRole('rowheader', { name: /page-4999/ })).toBeVisible()
  await expect.poll(focused).toBe('العربية: No file')
  expect(grid().getByRole('row').elements().length).toBeLessThan(40)
})

test('a site of one language says how to add another', async () => {
  await start({ 'docs.json': '{ "name": "Acme", "navigation": { "pages": ["a"] } }', 'a.mdx': page_('a') })
  await expect.element(page.getByText('This site has one language')).toBeVisible()
  await expectAccessible()
})

test('why languages cannot be compared is shown', async () => {
  const handlers = {
    languageMatrix: () => {
      throw new Error('The disk is gone.')
    },
  }
  opened = await openSite(FILES, { handlers })
  await opened.render(<LanguagePanel />)
  const alert = page.getByRole('alert').filter({ hasText: 'The languages can’t be compared' })
  await expect.element(alert).toBeVisible()
})
