import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../editor-hosts.ts'
import { expectNone } from './accessibility.ts'
import { button, preview, row, saveAll, section } from './editor.ts'

const FIXTURE = 'e2e/fixtures/newer'
const DOCS = readFileSync(`${FIXTURE}/docs.json`, 'utf8')
const FRENCH = readFileSync(`${FIXTURE}/fr.json`, 'utf8')

async function choose(page: Page, name: string, item: string): Promise<void> {
  await row(page, name).click({ button: 'right' })
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

async function rename(page: Page, name: string, to: string): Promise<void> {
  await row(page, name).press('F2')
  await page.getByRole('textbox', { name: 'Group name' }).fill(to)
  await page.keyboard.press('Enter')
  await expect(row(page, to)).toBeVisible()
}

test('the navigation of the newer form is edited to the byte, each file on its own, and undone', async ({
  openEditor,
}) => {
  const { page, disk } = await openEditor(FIXTURE)
  await expect(row(page, 'Reference')).toBeVisible()
  await expect(row(page, 'Départ')).toBeVisible()
  await expectNone(page, 'a navigation with languages and tabs')

  await rename(page, 'Reference', 'Manual')
  await rename(page, 'Départ', 'Début')
  await saveAll(page)
  expect(disk('docs.json')).toBe(DOCS.replace('"Reference"', '"Manual"'))
  expect(disk('fr.json')).toBe(FRENCH.replace('Départ', 'Début'))

  await row(page, 'Water').press('Alt+ArrowUp')
  await expect(button(page, 'Save')).toBeEnabled()
  await choose(page, 'Manual', 'Turn tabs into dropdowns')
  await saveAll(page)
  const turned = DOCS.replace('"plant", "water"', '"water", "plant"')
    .replace('"tabs": [\n', '"dropdowns": [\n')
    .replace('{"tab": "Guides"', '{"dropdown": "Guides"')
    .replace('"tab": "Reference"', '"dropdown": "Manual"')
  expect(disk('docs.json')).toBe(turned)
  await expect(preview(page).getByRole('heading', { level: 1, name: 'Index' })).toBeVisible()

  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('ControlOrMeta+z')
  await saveAll(page)
  expect(disk('docs.json')).toBe(DOCS)
  expect(disk('fr.json')).toBe(FRENCH)
})

test('a tab and a group are added where they are allowed, and a division has settings', async ({
  openEditor,
}) => {
  const { page, disk } = await openEditor(FIXTURE)
  await choose(page, 'Reference', 'New after this: Tab…')
  const asked = page.getByRole('dialog', { name: 'New: Tab' })
  await asked.getByRole('textbox', { name: 'Name', exact: true }).fill('Community')
  await asked.getByText('Nothing yet', { exact: true }).click()
  await expectNone(page, 'a new tab')
  await asked.getByRole('button', { name: 'Create tab' }).click()
  await expect(row(page, 'Community')).toBeVisible()
  await choose(page, 'Reference', 'Tab settings…')
  const settings = page.getByRole('dialog', { name: 'Settings of “Reference”' })
  await settings.getByRole('switch', { name: 'Hidden from readers outside' }).check()
  await settings.getByRole('button', { name: 'Apply' }).click()
  await saveAll(page)
  expect(JSON.parse(disk('docs.json')).navigation.languages[0].tabs.slice(1)).toEqual([
    { tab: 'Reference', hidden: true, pages: ['tools'] },
    { tab: 'Community', pages: [] },
  ])
})

test('the settings of the newer form have forms, and only their lines change', async ({ openEditor }) => {
  const { page, disk } = await openEditor(FIXTURE)
  await section(page, 'Header and footer')
  await expectNone(page, 'the header of the newer form')
  await button(page, 'Add link').first().click()
  const link = page.getByRole('region', { name: /^Edit / })
  await link.getByRole('textbox', { name: 'Text' }).fill('Support')
  await saveAll(page)
  expect(JSON.parse(disk('docs.json')).navbar.links).toEqual([{ label: 'Support', href: '/' }])
  expect(disk('docs.json').startsWith(DOCS.slice(0, DOCS.indexOf('"links"')))).toBe(true)
  expect(disk('docs.json')).toContain('"x-own": 1\n}\n')
})
