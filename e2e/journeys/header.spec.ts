import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../editor-hosts.ts'
import { expectNone } from './accessibility.ts'
import { button, changedLines, preview, saveAll, section } from './editor.ts'

test('a pasted URL is added to its platform', async ({ openEditor }) => {
  const { page, disk } = await openEditor('resources/handbook')
  const opened = disk('docs.json')
  await section(page, 'Header and footer')
  await page.getByRole('textbox', { name: 'Paste the URL of an account' }).fill('discord.gg/example')
  await expect(button(page, 'Add as Discord')).toBeVisible()
  await expectNone(page, 'accounts')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Discord' })).toHaveValue('https://discord.gg/example')
  const drawn = preview(page).locator('.socials a')
  await expect(drawn.last()).toHaveAccessibleName('Discord')
  await page.getByRole('textbox', { name: 'Discord' }).press('Alt+ArrowUp')
  await expect(drawn.last()).toHaveAccessibleName('GitHub')
  await expectNone(page, 'accounts in another order')
  await saveAll(page)
  expect(changedLines(opened, disk('docs.json'))).toEqual({
    removed: [],
    added: ['    "discord": "https://discord.gg/example",'],
  })
})

test('redirect loops and chains are found, and chains can be shortened', async ({ openEditor }) => {
  const prepare = (folder: string) =>
    writeFileSync(
      join(folder, 'docs.json'),
      `{
  "name": "Moved",
  "navigation": [{ "group": "All", "pages": ["index"] }],
  "redirects": [
    { "source": "/a", "destination": "/b" },
    { "source": "/b", "destination": "/index" },
    { "source": "/x", "destination": "/y" },
    { "source": "/y", "destination": "/x" }
  ]
}
`,
    )
  const { page, disk } = await openEditor('e2e/fixtures/two-versions', prepare)
  const opened = disk('docs.json')
  await section(page, 'Basics')
  const list = page.getByRole('grid', { name: 'Redirects' })
  await expect(list.getByText('Redirect loop')).toHaveCount(2)
  await expectNone(page, 'redirects')
  await button(page, 'Redirect directly').press('Enter')
  await expect(list.getByText('Redirects again')).toHaveCount(0)
  await saveAll(page)
  expect(disk('docs.json')).toBe(opened.replace('"/a", "destination": "/b"', '"/a", "destination": "/index"'))
})
