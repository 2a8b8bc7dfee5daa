import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ConversionPlan } from '../../../shared/project/base/model.ts'
import { provideCommand } from '../../host/commands/commands.ts'
import { openSite } from '../../testing/rendered-site.tsx'
import { reportConversion } from './reportConversion.ts'

const PLAN: ConversionPlan = {
  folder: '/home/ada/acme-docs',
  ...{ from: 'newer', to: 'galley', file: 'docs.json', target: 'docs.json', backup: 'docs.json.backup' },
  ...{ pages: [], report: [], stamp: '1' },
}

const show = async (plan: ConversionPlan) => {
  const opened = await openSite({ 'docs.json': '{"name":"Acme","navigation":[]}' })
  await opened.render(<p>Open</p>)
  reportConversion(opened.app, plan)
  return opened
}

test('after a site came from another tool, the notice leads to what looks different here', async () => {
  const { app } = await show(PLAN)
  const run = vi.fn()
  provideCommand(app, 'site.moved', { run })
  await page.getByRole('button', { name: 'See what looks different' }).click()
  expect(run).toHaveBeenCalledOnce()
})

test('a site that goes to another tool has no such report', async () => {
  await show({ ...PLAN, from: 'galley', to: 'newer' })
  await expect.element(page.getByText('Its previous content is in docs.json.backup.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'See what looks different' })).not.toBeInTheDocument()
})
