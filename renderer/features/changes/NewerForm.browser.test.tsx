import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { replaceText } from '../../host/documents/documents.ts'
import { openSite } from '../../testing/rendered-site.tsx'
import { Changes } from './Changes.tsx'

const NEWER = { name: 'Acme', theme: 'mint', navigation: { groups: [{ group: 'Start', pages: ['one'] }] } }

test('settings of the newer form have the names that its sections show', async () => {
  const text = (eyebrows: string) => JSON.stringify({ ...NEWER, styling: { eyebrows } })
  const { site, render } = await openSite({ 'docs.json': text('section'), 'one.mdx': 'Text.\n' })
  await render(<Changes ReviewDialog={() => null} />)
  replaceText(site, 'docs.json', 'Set', text('breadcrumbs'))
  const sentences = page.getByRole('list', { name: 'Changes to docs.json' })
  await expect.element(sentences.getByText('Changed line above the title')).toBeVisible()
})
