import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../../testing/rendered-site.tsx'
import { Problems } from './Problems.tsx'
import { FILES } from './testing/problem-panel.tsx'

test('a site without problems says so, and says what is checked', async () => {
  const docs = '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["good"] }]\n}\n'
  const { render } = await openSite({ 'docs.json': docs, 'good.mdx': FILES['good.mdx'] })
  await render(<Problems />)
  await expect.element(page.getByText('No problems', { exact: true })).toBeVisible()
  await expect.element(page.getByText('All links, images, and settings are fine.')).toBeVisible()
})
