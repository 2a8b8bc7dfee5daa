import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/axe.ts'
import { openSite } from '../../testing/rendered-site.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'

const DOCS = {
  name: 'Acme',
  words: { contents: 'In this article', next: { en: 'Onward', de: 'Weiter geht’s' } },
  navigation: [{ group: 'Start', pages: ['one'] }],
}

test('the words of a site are edited by their names; texts for several languages are only shown', async () => {
  const opened = await openSite({
    'docs.json': `${JSON.stringify(DOCS, undefined, 2)}\n`,
    'one.mdx': '---\ntitle: One\n---\n\nText.\n',
  })
  await opened.render(<SettingsPanel section="basics" />)
  const several = page.getByRole('textbox', { name: 'Value of next' })
  await expect.element(several).toHaveValue('en: Onward, de: Weiter geht’s')
  await expect.element(several).toHaveAttribute('readonly')
  await page.getByRole('textbox', { name: 'Value of contents' }).fill('Here')
  await expect
    .poll(async () => JSON.parse(await opened.text('docs.json')).words)
    .toEqual({ ...DOCS.words, contents: 'Here' })
  await expectAccessible()
})
