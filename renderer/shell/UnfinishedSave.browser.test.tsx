import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { UnfinishedSave as Save } from '../../shared/project/base/unfinished-save.ts'
import { expectAccessible } from '../testing/axe.ts'
import { openSite } from '../testing/rendered-site.tsx'
import { UnfinishedSave } from './UnfinishedSave.tsx'

async function show(files: Save['files']): Promise<readonly unknown[]> {
  const answers: unknown[] = []
  const opened = await openSite(
    { 'docs.json': '{"name":"Acme"}' },
    { handlers: { answerUnfinishedSave: answer => void answers.push(answer) } },
  )
  await opened.render(<UnfinishedSave files={files} time={Date.UTC(2026, 10, 22, 12)} />)
  return answers
}

const button = (name: string) => page.getByRole('button', { name })

test('the offer names every file with what became of it', async () => {
  const answers = await show([
    { file: 'a.mdx', standing: 'after' },
    { file: 'b.mdx', standing: 'before' },
    { file: 'c.mdx', standing: 'torn' },
    { file: 'd.mdx', standing: 'other' },
  ])
  await expect.element(page.getByText(/A save was interrupted on Nov 22, 2026/)).toBeVisible()
  await expect.element(page.getByText(/Written: a\.mdx\. Not written: b\.mdx and c\.mdx\./)).toBeVisible()
  await expect.element(page.getByText(/Changed by another program since: d\.mdx\./)).toBeVisible()
  await expectAccessible()
  await button('Finish it').click()
  await button('Take it back').click()
  await expect
    .poll(() => answers)
    .toEqual([
      { end: 'finish', label: 'Finish the interrupted save' },
      { end: 'take-back', label: 'Take the interrupted save back' },
    ])
})

test('of many files, the first are named', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `page-${index}.mdx`)
  await show(names.map(file => ({ file, standing: 'before' })))
  await expect.element(page.getByText(/page-7\.mdx, and 22 more files\./)).toBeVisible()
})
