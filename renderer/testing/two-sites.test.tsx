import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeTabs, recentPages } from '../features/page/tabs/tabActions.ts'
import { hoverSetting, useHoveredSetting } from '../features/preview/hoveredSetting.ts'
import { changeQuery, useSearch } from '../features/search/store.ts'
import { provideCommand, runCommand } from '../host/commands/commands.ts'
import { editFile, readText } from '../host/documents/documents.ts'
import { useSite } from '../host/scope/site.ts'
import { save } from '../host/session/saving.ts'
import { undo } from '../host/session/steps.ts'
import { useConfig } from '../host/site/config.ts'
import { pagesNow } from '../host/site/pages.ts'
import { projectNow } from '../host/site/project.ts'
import { showPage, useView } from '../host/view/view.ts'
import { browserBasics } from './browser-basics.ts'
import { openTestSite, type TestSite } from './open-site.tsx'

const content = (name: string, page: string) => ({
  'docs.json': `{ "name": "${name}", "navigation": [{ "group": "Start", "pages": ["${page}"] }] }\n`,
  [`${page}.md`]: `# About ${page}\n`,
})

/** A component that shows the site of its context. */
function Shown() {
  return <p>{useSite().id}</p>
}

const nameOf = ({ site }: TestSite) => useConfig.of(site).getState().reading.value.name
const pathsOf = ({ site }: TestSite) => [...pagesNow(site).keys()]

let acme: TestSite
let zoo: TestSite

beforeEach(async () => {
  for (const [name, value] of Object.entries(browserBasics())) vi.stubGlobal(name, value)
  acme = await openTestSite(content('Acme', 'apples'))
  zoo = await openTestSite(content('Zoo', 'bears'), { app: acme.app })
})
afterEach(() => vi.unstubAllGlobals())

test('two sites in one window show their own files', () => {
  expect([nameOf(acme), nameOf(zoo)]).toEqual(['Acme', 'Zoo'])
  expect([pathsOf(acme), pathsOf(zoo)]).toEqual([['apples'], ['bears']])
  expect(renderToString(acme.provide(<Shown />))).toBe(`<p>${acme.site.id}</p>`)
  expect(renderToString(zoo.provide(<Shown />))).toBe(`<p>${zoo.site.id}</p>`)
})

test('an edit, its undo and its save concern one site', async () => {
  const before = await readText(zoo.site, 'docs.json')
  const text = await readText(acme.site, 'docs.json')
  const offset = text.indexOf('Acme')
  editFile(acme.site, 'docs.json', [{ offset, length: 4, text: 'Apex' }], { label: 'Rename' })
  await Promise.all([acme.settle(), zoo.settle()])
  expect(nameOf(acme)).toBe('Apex')
  expect(await readText(zoo.site, 'docs.json')).toBe(before)
  expect([acme, zoo].map(({ site }) => projectNow(site).undo)).toEqual(['Rename', undefined])
  await save(acme.site)
  expect(acme.memory.disk.peek('docs.json')).toContain('Apex')
  expect(zoo.memory.disk.peek('docs.json')).toBe(before)
  await undo(zoo.site)
  await acme.settle()
  expect(nameOf(acme)).toBe('Apex')
})

test('view, open pages and remembered state concern one site', () => {
  showPage(acme.site, 'apples.md')
  changeQuery(acme.site, { query: 'bears' })
  expect(useView.of(acme.site).getState().tabs).toMatchObject([{ file: 'apples.md' }])
  expect(recentPages(acme.site)).toEqual(['apples.md'])
  expect(useView.of(zoo.site).getState()).toMatchObject({ tabs: [], main: { kind: 'section' } })
  expect(recentPages(zoo.site)).toEqual([])
  expect(useSearch.of(zoo.site).getState().query).toBe('')
  hoverSetting(acme.site, '/colors')
  expect(useHoveredSetting.of(zoo.site).getState().pointer).toBeUndefined()
  closeTabs(acme.site, ['apples.md'])
  acme.site.close()
})

test('commands belong to a window', () => {
  const other = vi.fn()
  const end = provideCommand(acme.app, 'page.open', { run: other })
  expect(runCommand(acme.app, 'page.open')).toBe(true)
  end()
  expect(runCommand(acme.app, 'page.open')).toBe(false)
  expect(other).toHaveBeenCalledOnce()
})
