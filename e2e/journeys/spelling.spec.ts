import { expect, test } from '../editor-hosts.ts'
import { expectNone } from './accessibility.ts'
import { button, goTo, preview, writeAtEnd } from './editor.ts'

test('a French page is checked in French, and the list of its words fixes one', async ({ openEditor }) => {
  const { page } = await openEditor('e2e/fixtures/newer')
  await goTo(page, 'Accueil')
  await writeAtEnd(page, '\n\nL’utilisateur change la configuraton du deployment.')
  await button(page, '1 spelling issue').click()
  const list = page.getByRole('dialog', { name: 'Spelling issues' })
  await expect(list.getByRole('button', { name: 'configuraton', exact: true })).toBeVisible()
  await expectNone(page, 'the list of spelling issues', ['region'])
  await list.getByRole('button', { name: 'Change “configuraton” to “configuration”' }).click()
  await expect(preview(page).getByText('L’utilisateur change la configuration du deployment.')).toBeVisible()
  await expect(page.getByRole('button', { name: /spelling issue/ })).toHaveCount(0)
})
