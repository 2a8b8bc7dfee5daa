import { expect, test, vi } from 'vitest'
import { render as plainRender } from 'vitest-browser-react'
import { openSite } from '../../testing/rendered-site.tsx'
import { SiteContext } from '../scope/site.ts'
import { useView } from '../view/view.ts'
import { type Location, reveal, runUndoOrRedo, useReveal } from './reveal.ts'

const FILES = {
  'docs.json':
    '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["one"] }], "openapi": "api.json" }\n',
  'one.mdx': '---\ntitle: One\n---\n\nText.\n',
  'two.mdx': '---\ntitle: Two\n---\n\nText.\n',
  'api.json': '{}',
  'snippets/note.mdx': 'Take care.\n',
  'logo.png': new Uint8Array([1]),
}

const opened = () => openSite(FILES)

function Shower({ show }: { readonly show: (location: Location) => boolean }) {
  useReveal(show)
  return null
}

test.each([
  [
    { file: 'one.mdx', line: 3 },
    { kind: 'page', file: 'one.mdx' },
  ],
  [{ file: 'api.json' }, { kind: 'page', file: 'api.json' }],
  [{ file: 'logo.png' }, { kind: 'page', file: 'logo.png' }],
  [
    { file: 'snippets/note.mdx', line: 1 },
    { kind: 'page', file: 'snippets/note.mdx' },
  ],
  [
    { file: 'docs.json', pointer: '/colors/primary' },
    { kind: 'section', section: 'look' },
  ],
  [
    { file: 'docs.json', pointer: '/unknown' },
    { kind: 'section', section: 'json' },
  ],
  [
    { file: 'docs.json', offset: 4 },
    { kind: 'section', section: 'json' },
  ],
])('%j is shown by the editor of its file', async (location, main) => {
  const { site } = await opened()
  useView.of(site).setState(({ panes }) => ({ panes: { ...panes, editor: false } }))
  reveal(site, location)
  const view = useView.of(site).getState()
  expect(view.main).toEqual(main)
  expect(view.panes.editor).toBe(true)
})

test('a navigation entry is shown in its pane, and a file that does not exist is not shown', async () => {
  const { site } = await opened()
  const { main } = useView.of(site).getState()
  useView.of(site).setState(({ panes }) => ({ panes: { ...panes, navigation: false } }))
  reveal(site, { file: 'docs.json', pointer: '/navigation/0' })
  expect(useView.of(site).getState().panes.navigation).toBe(true)
  reveal(site, { file: 'gone.png' })
  expect(useView.of(site).getState().main).toEqual(main)
})

test('a location is passed on until a component shows it, and then no more', async () => {
  const { site } = await opened()
  const show = vi.fn((_: Location) => false)
  const { rerender } = await plainRender(
    <SiteContext value={site}>
      <Shower show={show} />
    </SiteContext>,
  )
  expect(show).not.toHaveBeenCalled()
  reveal(site, { file: 'one.mdx', line: 2 })
  await expect.poll(() => show.mock.lastCall).toEqual([{ file: 'one.mdx', line: 2 }])
  show.mockReturnValue(true)
  const again = () =>
    rerender(
      <SiteContext value={site}>
        <Shower show={show} />
      </SiteContext>,
    )
  await again()
  const { length } = show.mock.calls
  await again()
  expect(show.mock.calls).toHaveLength(length)
  reveal(site, { file: 'one.mdx', line: 2 })
  await expect.poll(() => show.mock.calls.length).toBe(length + 1)
})

test('undo goes to its change', async () => {
  const { site, insert, host } = await opened()
  await insert('two.mdx', 0, 'x', { focus: { file: 'two.mdx' } })
  await runUndoOrRedo(site, () => host.undo())
  await expect.poll(() => useView.of(site).getState().main).toEqual({ kind: 'page', file: 'two.mdx' })
})

test('undo does not move a person who went elsewhere meanwhile', async () => {
  const { site, insert, host } = await opened()
  await insert('two.mdx', 0, 'x', { focus: { file: 'two.mdx' } })
  await runUndoOrRedo(site, async () => {
    reveal(site, { file: 'one.mdx' })
    await host.undo()
    await new Promise(resolve => setTimeout(resolve, 50))
  })
  expect(useView.of(site).getState().main).toEqual({ kind: 'page', file: 'one.mdx' })
})
