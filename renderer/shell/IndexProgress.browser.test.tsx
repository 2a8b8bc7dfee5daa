import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { projectNow, projectOf } from '../host/site/project.ts'
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

test('while many pages are checked, it says how many', async () => {
  const { site, render } = await openSite({ 'docs.json': '{ "name": "Acme" }', 'one.mdx': 'One.\n' })
  projectOf(site).setState({ indexed: 1000, total: 1000, unchecked: 600 })
  await render(<IndexProgress />)
  const progress = page.getByRole('progressbar', { name: 'Checking pages' })
  await expect.element(progress).toHaveAttribute('aria-valuetext', '400 of 1000')
})

test('reading can be stopped and continued', async () => {
  const { site, render } = await openSite({ 'docs.json': '{ "name": "Acme" }', 'one.mdx': 'One.\n' })
  projectOf(site).setState({ indexed: 120, total: 400 })
  await render(<IndexProgress />)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('before all pages were read')
  expect(projectNow(site).isStopped).toBe(true)
  await expectAccessible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
  expect(projectNow(site)).not.toHaveProperty('isStopped')
})
