import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { PublishFacts } from '../../../shared/project/base/export.ts'
import { undo } from '../../host/session/steps.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { type OpenedTestSite, openSite } from '../../testing/rendered-site.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { showPublishing } from './publishing.ts'

const FILES = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["one"] }] }\n',
  'one.mdx': '---\ntitle: One\n---\n',
  'netlify.toml': '[build]\n  command = "make docs"\n\n[[redirects]]\nfrom = "/a"\nto = "/b"\n',
  'vercel.json': '{ "a": 1, }\n',
}
const WORKFLOW = '.github/workflows/documentation.yml'
const FACTS: PublishFacts = { version: '9.8.7', within: '', branch: 'trunk' }

const publishFacts = vi.fn()
let opened: OpenedTestSite

const dialog = () => page.getByRole('dialog', { name: 'Put online' })
const button = (name: string) => dialog().getByRole('button', { name, exact: true })
const command = () => dialog().getByRole('textbox', { name: 'Build command' })
const address = () => dialog().getByRole('textbox', { name: 'Site address' })
const text = async (file: string) => (await opened.host.read({ file })).text

async function choose(name: string) {
  await dialog().getByRole('button', { name: /Host$/ }).click()
  await page.getByRole('option', { name }).click()
}

beforeEach(async () => {
  publishFacts.mockReset().mockReturnValue(FACTS)
  opened = await openSite(FILES, { handlers: { publishFacts } })
  await opened.render(<PublishDialog />)
})

const show = () => showPublishing(opened.site, true)

test('a new file is shown before it is written, as a step that can be undone', async () => {
  show()
  await expect.element(dialog().getByText(`New file: ${WORKFLOW}`)).toBeVisible()
  await expect
    .element(
      dialog()
        .getByText(/galley@9\.8\.7/)
        .first(),
    )
    .toBeVisible()
  await expect.element(dialog().getByText('Save, and share the change with the branch trunk.')).toBeVisible()
  await expectAccessible()
  await button(`Create ${WORKFLOW}`).click()
  await expect
    .element(dialog().getByText(`${WORKFLOW} is as it should be. Nothing has to be written.`))
    .toBeVisible()
  await expect.element(button(`Create ${WORKFLOW}`)).toBeDisabled()
  expect(await text(WORKFLOW)).toContain('branches: ["trunk"]')
  expect(opened.project.state().dirty.map(({ file }) => file)).toEqual([WORKFLOW])
  await undo(opened.site)
  await expect.element(dialog().getByText(`New file: ${WORKFLOW}`)).toBeVisible()
  expect(opened.project.state().dirty).toEqual([])
})

test('a file that is there is changed where it is about the site, after its difference was shown', async () => {
  show()
  await choose('Netlify')
  await expect.element(dialog().getByText('Changes to netlify.toml', { exact: true })).toBeVisible()
  await expect
    .element(
      dialog()
        .getByText(/make.docs/)
        .first(),
    )
    .toBeVisible()
  await expectAccessible()
  await button('Change netlify.toml').click()
  await expect.element(dialog().getByText(/^netlify.toml is as it should be/)).toBeVisible()
  expect(await text('netlify.toml')).toContain('[[redirects]]\nfrom = "/a"')
  expect(await text('netlify.toml')).not.toContain('make docs')
})

test('the address goes into the file, is remembered, and must be one', async () => {
  show()
  await address().fill('nowhere')
  await expect.element(dialog().getByText(/^Write an address such as/)).toBeVisible()
  await expect.element(button(`Create ${WORKFLOW}`)).toBeDisabled()
  await expectAccessible()
  await address().fill('docs.example.com')
  await button(`Create ${WORKFLOW}`).click()
  await expect.poll(() => text(WORKFLOW)).toContain('--site-url https://docs.example.com/')
  await button('Close').first().click()
  show()
  await expect.element(address()).toHaveValue('docs.example.com')
})

test('a file that cannot be read is left alone', async () => {
  show()
  await choose('Vercel')
  await expect.element(dialog().getByText(/^vercel.json can’t be changed/)).toBeVisible()
  await expect.element(button('Create vercel.json')).toBeDisabled()
  await expectAccessible()
})

test('a file of the folder above is copied, not written', async () => {
  publishFacts.mockReturnValue({ ...FACTS, within: 'docs', remote: 'https://gitlab.com/acme/docs' })
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  show()
  await expect.element(dialog().getByText(/^.gitlab-ci.yml belongs in the top folder/)).toBeVisible()
  await expect.element(button('Create .gitlab-ci.yml')).toBeDisabled()
  await expectAccessible()
  await button('Copy').click()
  expect(copied.mock.lastCall?.[0]).toContain('galley@9.8.7 build docs --out public')
  copied.mockRestore()
})

test('a host that reads no command from a file gets it by hand', async () => {
  show()
  await choose('Cloudflare Pages')
  await expect
    .element(command())
    .toHaveValue('npx --yes galley@9.8.7 build . --out site --site-url "$CF_PAGES_URL" --urls clean')
  await expectAccessible()
  await choose('Your own server')
  await expect.element(dialog().getByText('New file: publish.sh')).toBeVisible()
  await expect.element(command()).not.toBeInTheDocument()
})
