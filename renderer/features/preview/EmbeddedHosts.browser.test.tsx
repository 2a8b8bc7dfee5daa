import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { goTo } from '../../host/session/previewed-page.ts'
import { undo } from '../../host/session/steps.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { operationsIn } from '../api/operationRows.ts'
import { Preview } from './Preview.tsx'

const config = (rest: object) =>
  `${JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages: ['one', 'two', 'three'] }], ...rest }, undefined, 2)}\n`
const embedding = (...hosts: readonly string[]) =>
  `---\ntitle: One\n---\n\n${hosts.map(host => `<iframe src="https://${host}/tour" title="A tour"></iframe>`).join('\n\n')}\n`

const FILES = {
  'docs.json': config({}),
  'one.mdx': embedding('demos.example.com'),
  'two.mdx': embedding('demos.example.com', 'maps.example.org', '192.0.2.7'),
  'three.mdx': embedding('www.youtube.com'),
}

const note = () => page.getByRole('note')
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function open(files: Record<string, string> = FILES): Promise<OpenedTestSite> {
  const opened = await openSite(files, {
    handlers: {
      preview: ({ page: path }) => ({ path, file: `${path}.mdx`, url: 'about:blank', revision: 1 }),
    },
  })
  goTo(opened.site, 'one')
  await opened.render(<Preview />)
  return opened
}

const textOf = ({ project }: OpenedTestSite) => project.read({ file: 'docs.json' })

test('a page of a host that is not allowed is asked about, and allowed in docs.json as one step', async () => {
  const opened = await open()
  await expect
    .element(note())
    .toHaveTextContent('Show pages of demos.example.com on this site? For now, readers get a link instead.')
  await button('Allow').click()
  await expect.element(note()).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'Live preview' })).toHaveFocus()
  await expect.poll(async () => JSON.parse((await textOf(opened)).text).embeds).toEqual(['demos.example.com'])
  await undo(opened.site)
  await expect.element(note()).toBeVisible()
  await expect.poll(async () => (await textOf(opened)).text).toBe(FILES['docs.json'])
})

test('several hosts are allowed together, behind those that docs.json names', async () => {
  const opened = await open({ ...FILES, 'docs.json': config({ embeds: ['video.example.net'] }) })
  goTo(opened.site, 'two')
  await expect
    .element(note())
    .toHaveTextContent('Show pages of demos.example.com and maps.example.org on this site?')
  await button('Allow').click()
  await expect
    .poll(async () => (await textOf(opened)).text)
    .toBe(config({ embeds: ['video.example.net', 'demos.example.com', 'maps.example.org'] }))
})

test('what is left open is not asked again on any page, and nothing is written', async () => {
  const opened = await open()
  await button('Not now').click()
  await expect.element(note()).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'Live preview' })).toHaveFocus()
  expect(opened.site.memory.read('unaskedHosts')).toEqual(['demos.example.com'])
  goTo(opened.site, 'two')
  await expect.element(note()).toHaveTextContent('Show pages of maps.example.org on this site?')
  expect((await textOf(opened)).text).toBe(FILES['docs.json'])
})

test('players that Galley knows are not asked about', async () => {
  const opened = await open()
  await expect.element(note()).toBeVisible()
  goTo(opened.site, 'three')
  await expect.element(note()).not.toBeInTheDocument()
})

test('the question is accessible', async () => {
  await open()
  await expect.element(note()).toBeVisible()
  page.getByTitle('Preview', { exact: true }).element().remove()
  await expectAccessible()
})

test('a page that an API description embeds is asked about on the pages made from it', async () => {
  const api = {
    openapi: '3.1.0',
    info: { title: 'Boats', version: '1' },
    paths: {
      '/boats': {
        get: {
          summary: 'List boats',
          description: embedding('demos.example.com').split('---\n').at(-1),
          responses: {},
        },
      },
    },
  }
  const opened = await open({
    ...FILES,
    'docs.json': config({ openapi: 'api.json' }),
    'api.json': JSON.stringify(api),
  })
  const [operation] = (await opened.host.apis()).flatMap(({ groups }) => operationsIn(groups))
  goTo(opened.site, 'three')
  await expect.element(note()).not.toBeInTheDocument()
  goTo(opened.site, operation?.page ?? '')
  await expect.element(page.getByText('Show pages of demos.example.com on this site?')).toBeVisible()
  await button('Allow').click()
  await expect.element(page.getByText('Show pages of demos.example.com')).not.toBeInTheDocument()
  await expect.poll(async () => JSON.parse((await textOf(opened)).text).embeds).toEqual(['demos.example.com'])
})
