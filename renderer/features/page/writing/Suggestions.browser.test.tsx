import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { goTo, usePreview } from '../../../host/session/previewed-page.ts'
import { monaco } from '../editor/monaco.ts'
import { body, HEAD, keys, opened, select, text, write } from '../testing/written-page.tsx'

const option = (name: RegExp) => page.getByRole('option', { name }).first()

/** Where the cursor is, the keys, the suggestion to take, and the text after that. */
const SUGGESTED: Readonly<Record<string, readonly [at: string, typed: string, name: RegExp, after: RegExp]>> =
  {
    'a tag': ['‸\n', '<Not', /^Note/, /^<Note>[\s\S]*<\/Note>/],
    'a block by its name': ['‸\n', '/tabl', /^Table/, /\| -+/],
    'an attribute': ['<Card ‸>\n</Card>\n', 'tit', /^title/, /^<Card title="/],
    'a value of an attribute': ['<Icon icon="‸" />\n', 'rocke', /^rocket/, /icon="rocket/],
    'a page for a link': ['[a](‸)\n', '/tw', /^Two/, /^\[a\]\(\/two\)/],
    'a heading of this page': ['## My heading\n\n[a](‸)\n', '#', /My heading/, /\(#my-heading\)/],
    'a heading of another page': ['[a](‸)\n', '/two#', /Second heading/, /\(\/two#second-heading\)/],
    'an image of the site': ['![a](‸)\n', '/im', /dog\.png/, /\(\/images\/dog\.png\)/],
  }
const IMAGE = { 'images/dog.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47]) }

for (const [what, [at, typed, name, after]] of Object.entries(SUGGESTED))
  test(`${what} is suggested while it is typed`, async () => {
    await write(at, IMAGE)
    await keys(typed)
    await option(name).click()
    await expect.poll(body).toMatch(after)
  })

test('fields of the frontmatter and their values are suggested', async () => {
  await write('a\n')
  await select(-'\n---\n\n'.length)
  await keys('{Enter}descr')
  await option(/^description/).click()
  await expect.poll(text).toMatch(/title: One\ndescription: .*---/s)
})

test('operations are suggested where a page names one', async () => {
  const api = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Zoo', version: '1' },
    paths: { '/animals': { get: { summary: 'List animals', responses: {} } } },
  })
  const docs = '{ "name": "Acme", "openapi": "zoo.json", "navigation": [{ "group": "A", "pages": ["one"] }] }'
  await write('', { 'zoo.json': api, 'docs.json': docs, 'one.mdx': '---\ntitle: One\nopenapi: \n---\n' })
  await select('---\ntitle: One\nopenapi: '.length - HEAD.length)
  await keys('GET')
  await option(/\/animals/).click()
  await expect.poll(text).toMatch(/openapi: .?GET \/animals/)
})

test('code gets no suggestions', async () => {
  await write('```\n‸\n```\n')
  await keys('<Note')
  await expect.poll(body).toBe('```\n<Note\n```\n')
  await expect.element(option(/^Note/)).not.toBeInTheDocument()
})

test('far down in a page tags are suggested as well, and dashes start no frontmatter', async () => {
  await write(`${'line\n'.repeat(220)}---\n‸\n`)
  await keys('<Not')
  await option(/^Note/).click()
  await expect.poll(body).toMatch(/---\n<Note>/)
})

const showHelp = () => keys('{Control>}k{/Control}{Control>}i{/Control}')

/** Asks for help until it is shown: the cursor may still be on its way. */
const expectHelp = (help: string | RegExp) =>
  expect
    .poll(
      async () => {
        await showHelp()
        return page.getByRole('tooltip').getByText(help).elements().length
      },
      { interval: 500 },
    )
    .toBeGreaterThan(0)

test('help at a tag says what it is, and at an attribute what it may be', async () => {
  await write('<Ca‸rd title="A" icon="book">\n</Card>\n')
  await expectHelp(/Card/)
})

test('help at a link names the page', async () => {
  await write('[a](/t‸wo)\n')
  await expectHelp('Two')
})

test('help at an image names it, and text of the site is only text', async () => {
  await write('![a](/images/d‸og.png)\n', IMAGE)
  await expectHelp(/dog\.png/)
  await expect.element(page.getByRole('tooltip').getByRole('img')).not.toBeInTheDocument()
})

test('once a page is previewed, help at an image shows the image', async () => {
  await write('![a](/images/d‸og.png)\n', IMAGE)
  goTo(opened.site, 'one')
  await expect.poll(() => usePreview.of(opened.site).getState().page?.path).toBe('one')
  await expectHelp(/dog\.png/)
  const image = page.getByRole('tooltip').getByRole('img', { name: 'images/dog.png' })
  await expect.element(image).toHaveAttribute('src', expect.stringMatching(/\/images\/dog\.png$/))
})

test('code needs no help', async () => {
  await write('```\n<Ca‸rd>\n```\n\n<Tip>\n</Tip>\n')
  await showHelp()
  await select('```\n<Card>\n```\n\n<T'.length)
  await expectHelp(/Tip/)
  await expect.element(page.getByRole('tooltip').getByText(/Card/)).not.toBeInTheDocument()
})

test('F2 renames both names of a tag', async () => {
  await write('<No‸te>\n  a\n</Note>\n')
  await keys('{F2}')
  const field = page.getByRole('textbox', { name: /Rename input/ })
  await expect.element(field).toHaveValue('Note')
  await field.fill('Tip')
  await keys('{Enter}')
  await expect.poll(body).toBe('<Tip>\n  a\n</Tip>\n')
})

test('a name that no tag can have changes nothing', async () => {
  await write('<No‸te>\n  a\n</Note>\n')
  await keys('{F2}')
  const field = page.getByRole('textbox', { name: /Rename input/ })
  await field.fill('a b')
  await keys('{Enter}')
  await expect.element(field).not.toBeInTheDocument()
  await keys('{End}x')
  await expect.poll(body).toBe('<Note>x\n  a\n</Note>\n')
})

test('words cannot be renamed', async () => {
  await write('wo‸rds\n')
  await keys('{F2}')
  await expect
    .element(page.getByText('Place the cursor in the name of a tag first.').first())
    .toBeInTheDocument()
})

/** Whether the code editor has found the pair of the name at the cursor, which it does a moment after it got there. */
const isLinked = () =>
  monaco.editor
    .getModels()
    .flatMap(model => model.getAllDecorations())
    .some(({ options }) => options.className === 'linked-editing-decoration')

test('the closing name follows the opening one as it is typed', async () => {
  await write('<Note‸>\n  a\n</Note>\n')
  await expect.poll(isLinked).toBe(true)
  await keys('s')
  await expect.poll(body).toBe('<Notes>\n  a\n</Notes>\n')
})

test('a component is folded away and back', async () => {
  await write('<Note‸>\n  inside\n</Note>\n\nafter\n')
  await keys('{Control>}{Shift>}[BracketLeft]{/Shift}{/Control}')
  await expect.element(page.getByText('inside', { exact: true })).not.toBeInTheDocument()
  await keys('{Control>}{Shift>}[BracketRight]{/Shift}{/Control}')
  await expect.element(page.getByText('inside', { exact: true })).toBeVisible()
  expect(opened.project.state().undo).toBeUndefined()
})
