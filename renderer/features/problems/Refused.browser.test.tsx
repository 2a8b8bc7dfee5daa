import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { asMessage } from '../../../shared/messages/testing/as-message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { useView } from '../../host/view/view.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { openSite } from '../../testing/rendered-site.tsx'
import { ProblemDialogs } from './ProblemDialogs.tsx'
import { Problems } from './Problems.tsx'

const CONFIG = '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["one"] }]\n}\n'
const HOSTILE =
  '---\ntitle: One\n---\n\n<script>alert(1)</script>\n\n[Press](javascript:alert(1))\n\n<img src="/a.png" alt="" onerror="run()" />\n'
const PLAIN = '---\ntitle: One\n---\n\nText\n'

const dialog = () => page.getByRole('dialog', { name: 'What Galley refused' })
const group = (name: string) => dialog().getByRole('region', { name })

async function openDialog(text: string, refusedParts?: () => never) {
  const opened = await openSite(
    { 'docs.json': CONFIG, 'one.mdx': text },
    refusedParts ? { handlers: { refusedParts } } : {},
  )
  await opened.project.idle()
  await opened.render(
    <>
      <Problems />
      <ProblemDialogs />
    </>,
  )
  await page.getByRole('button', { name: 'More about all problems' }).click()
  await page.getByRole('menuitem', { name: 'What Galley refused…' }).click()
  return opened
}

test('everything that a repository asks for and does not get is listed by kind', async () => {
  await openDialog(HOSTILE)
  await expect.element(group('Left out of pages').getByText('<script>')).toBeVisible()
  await expect.element(group('Code in attributes, never run').getByText('onerror')).toBeVisible()
  await expect
    .element(group('Addresses that would run a program or read a file').getByText(/javascript:alert/))
    .toBeVisible()
  await expectAccessible()
})

test('a row leads to its line', async () => {
  const { site } = await openDialog(HOSTILE)
  await group('Left out of pages').getByRole('button', { name: 'One, line 5' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(() => useView.of(site).getState().main).toMatchObject({ kind: 'page', file: 'one.mdx' })
})

test('a repository that asks for nothing says so', async () => {
  await openDialog(PLAIN)
  await expect.element(dialog().getByText('Nothing was refused')).toBeVisible()
})

test('a repository that cannot be looked through says so', async () => {
  const refuse = vi.fn(() => {
    throw new Refusal('unavailable', asMessage('Gone.'))
  })
  await openDialog(PLAIN, refuse)
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('The repository couldn’t be searched.')
})
