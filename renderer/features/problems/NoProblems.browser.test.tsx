import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { projectOf } from '../../host/site/project.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { openSite } from '../../testing/rendered-site.tsx'
import { Problems } from './Problems.tsx'
import { FILES } from './testing/problem-panel.tsx'

const CONTENT = {
  'docs.json': '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["good"] }]\n}\n',
  'good.mdx': FILES['good.mdx'],
}

test('a site without problems says so, and says what is checked', async () => {
  const { render } = await openSite(CONTENT)
  await render(<Problems />)
  await expect.element(page.getByText('No problems', { exact: true })).toBeVisible()
  await expect.element(page.getByText('All links, images, and settings are fine.')).toBeVisible()
})

test('a site whose first check still runs is not called free of problems', async () => {
  const { site, render } = await openSite(CONTENT)
  const project = projectOf(site)
  await expect.poll(() => project.getState()).not.toHaveProperty('unchecked')
  const checked = project.getState()
  project.setState({ unchecked: 0 })
  await render(<Problems />)
  await expect.element(page.getByText('No problems so far')).toBeVisible()
  await expect.element(page.getByText('Not everything is checked yet.')).toBeVisible()
  await expectAccessible()
  project.setState(checked, true)
  await expect.element(page.getByText('No problems', { exact: true })).toBeVisible()
})
