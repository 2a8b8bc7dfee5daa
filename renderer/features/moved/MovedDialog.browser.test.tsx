import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { asMessage } from '../../../shared/messages/testing/as-message.ts'
import type { MovedBatch } from '../../../shared/project/checking/moved-report.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { useView } from '../../host/view/view.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { openSite } from '../../testing/rendered-site.tsx'
import { MovedDialog } from './MovedDialog.tsx'

const CONFIG = '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["one", "two"] }]\n}\n'
const FILES = {
  'docs.json': CONFIG,
  'one.mdx':
    '---\ntitle: One\n---\n\n<iframe src="https://demos.example.com/1" title="Demo"></iframe>\n\n<p className="landing">A</p>\n\n<p className="landing block">B</p>\n',
  'two.mdx': '---\ntitle: Two\n---\n\n[Install](cursor://example/install)\n',
  'snippets/part.mdx': '<Unknown href="/one">Text</Unknown>\n',
}
const PLAIN = { 'docs.json': CONFIG, 'one.mdx': '---\ntitle: One\n---\n\nText\n' }

const dialog = () => page.getByRole('dialog', { name: 'What looks different here' })
const kind = (name: string | RegExp) => dialog().getByRole('button', { name })
const item = (text: string | RegExp) => dialog().getByRole('listitem').filter({ hasText: text })
const onClose = vi.fn()

async function show(
  files: Readonly<Record<string, string>>,
  movedReport?: (input: { readonly after?: string }) => MovedBatch | Promise<MovedBatch>,
) {
  onClose.mockReset()
  const opened = await openSite(files, movedReport ? { handlers: { movedReport } } : {})
  await opened.render(<MovedDialog onClose={onClose} />)
  return opened
}

test('what looks different is listed by kind, each with its place, the reason and what to do', async () => {
  await show(FILES)
  await expect.element(kind(/^Embedded pages 1$/)).toHaveAttribute('aria-expanded', 'true')
  await expect
    .element(item('This page embeds demos.example.com'))
    .toHaveTextContent('add “demos.example.com”')
  await kind(/^Classes 2$/).click()
  await expect.element(item('<p> has a class').getByText('One, line 7')).toBeVisible()
  await kind(/^Links left out 1$/).click()
  await expect.element(item('cursor://').getByText('Two, line 5')).toBeVisible()
  await kind(/^Components 1$/).click()
  await expect.element(item('<Unknown>')).toHaveTextContent('without the link to “/one”')
  await expect.element(item('<Unknown>').getByText('snippets/part.mdx, line 1')).toBeVisible()
  await expectAccessible()
})

test('a row leads to its place in the source', async () => {
  const { site } = await show(FILES)
  await item('This page embeds').getByRole('button', { name: 'One, line 5' }).click()
  expect(onClose).toHaveBeenCalledOnce()
  await expect.poll(() => useView.of(site).getState().main).toMatchObject({ kind: 'page', file: 'one.mdx' })
})

test('what is left out of a style sheet has its line and the reason, and its row leads there', async () => {
  const { site } = await show({ ...PLAIN, 'style.css': '.a {\n  position: fixed;\n}\n' })
  await expect.element(kind(/^Style sheets 1$/)).toBeVisible()
  await expect
    .element(item('“position:fixed” is left out'))
    .toHaveTextContent('could reach beyond the content')
  await item('position:fixed').getByRole('button', { name: 'style.css, line 2' }).click()
  await expect.poll(() => useView.of(site).getState().main).toMatchObject({ kind: 'page', file: 'style.css' })
})

test('what is fixed or allowed leaves the list', async () => {
  const { text } = await show(FILES)
  await kind(/^Classes 2$/).click()
  await item('line 7').getByRole('button', { name: 'Remove the class' }).click()
  await expect.element(item('line 7')).not.toBeInTheDocument()
  await item('line 9').getByRole('button', { name: 'Remove the class' }).click()
  await expect.element(kind(/^Classes/)).not.toBeInTheDocument()
  expect(await text('one.mdx')).toContain('<p>A</p>\n\n<p className="block">B</p>')
  await item('This page embeds').getByRole('button', { name: 'Allow demos.example.com' }).click()
  await expect.element(kind(/^Embedded pages/)).not.toBeInTheDocument()
})

test('a site without differences says so', async () => {
  await show(PLAIN)
  await expect.element(dialog().getByText('Nothing looks different here')).toBeVisible()
  await expectAccessible()
})

test('a long report shows its progress, can be stopped, and goes on from there', async () => {
  const asked: (string | undefined)[] = []
  const answers = new EventTarget()
  await show(PLAIN, ({ after }) => {
    asked.push(after)
    if (after === undefined) return { problems: [], done: 1, total: 4, next: 'a.mdx' }
    return new Promise(resolve =>
      answers.addEventListener('end', () => resolve({ problems: [], done: 4, total: 4 })),
    )
  })
  const progress = dialog().getByRole('progressbar', { name: 'Reading pages and snippets' })
  await expect.element(progress).toHaveTextContent('1 of 4')
  await dialog().getByRole('button', { name: 'Stop' }).click()
  await expect.element(dialog().getByText(/^Stopped after 1 of 4 pages/)).toBeVisible()
  await expect.element(progress).not.toBeInTheDocument()
  await dialog().getByRole('button', { name: 'Continue' }).click()
  await expect.element(progress).toBeVisible()
  answers.dispatchEvent(new Event('end'))
  await expect.element(dialog().getByText('Nothing looks different here')).toBeVisible()
  expect(asked).toEqual([undefined, 'a.mdx', 'a.mdx'])
})

test('of a long list the first hundred are shown, and more on request; a hint that all share is shown once', async () => {
  const many = Array.from({ length: 130 }, (_, at) => `<Unknown${at} />`).join('\n\n')
  await show({ ...PLAIN, 'one.mdx': `---\ntitle: One\n---\n\n${many}\n` })
  await expect.element(kind(/^Components 130$/)).toBeVisible()
  expect(dialog().getByRole('listitem').elements()).toHaveLength(100)
  expect(dialog().getByText('Readers see only its content.').elements()).toHaveLength(1)
  await dialog().getByRole('button', { name: 'Show 30 more' }).click()
  expect(dialog().getByRole('listitem').elements()).toHaveLength(130)
})

test('pages that cannot be read say so', async () => {
  await show(PLAIN, () => {
    throw new Refusal('unavailable', asMessage('Gone.'))
  })
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('The pages couldn’t be read.Gone.')
})
