import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { projectOf } from '../host/site/project.ts'
import { expectAccessible } from '../testing/axe.ts'
import { openSite } from '../testing/rendered-site.tsx'
import { IndexProgress } from './IndexProgress.tsx'

test('while pages are read, it says how many, and then it is gone', async () => {
  const { site, render } = await openSite({ 'docs.json': '{ "name": "Acme" }', 'one.mdx': 'One.\n' })
  const project = projectOf(site)
  const progress = page.getByRole('progressbar', { name: 'Reading pages' })
  project.setState({ indexed: 120, total: 400 })
  await render(<IndexProgress />)
  await expect.element(progress).toHaveAttribute('aria-valuetext', '120 of 400')
  await expectAccessible()
  project.setState({ indexed: 400 })
  await expect.element(progress).not.toBeInTheDocument()
})
