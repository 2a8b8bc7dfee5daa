import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../editor-hosts.ts'
import { expectNone } from './accessibility.ts'
import {
  button,
  changedLines,
  chooseByKeys,
  openMenuByKey,
  pressToTheEnd,
  preview,
  row,
  saveAll,
  section,
  source,
  tree,
} from './editor.ts'

const API = `openapi: 3.1.0
info: {title: Pets, version: "1"}
servers: [{url: "https://pets.example/v1"}]
security: []
tags: [{name: pets, description: What the shop has.}]
paths:
  /pets:
    get:
      operationId: listPets
      summary: List pets
      tags: [pets]
      parameters:
        - {in: query, name: limit, schema: {type: integer, minimum: 1}}
      responses: {"200": {description: Fine}}
    post:
      operationId: addPet
      summary: Add a pet
      tags: [pets]
      requestBody:
        content:
          application/json:
            schema: {type: object, required: [name], properties: {name: {type: string}}}
      responses: {"201": {description: Made}}
  /secrets:
    get:
      operationId: listSecrets
      summary: List secrets
      tags: [pets]
      responses: {"200": {description: Fine}}
  /status:
    get:
      operationId: status
      summary: Status
      responses: {"200": {description: Fine}}
`

const operations = (page: Page) => page.getByRole('grid', { name: 'Operations' })
const operation = (page: Page, name: string) => operations(page).getByRole('row', { name })

/** The button in the toolbar, not the one in notices. */
const undo = (page: Page) =>
  page.getByRole('toolbar', { name: 'Site', exact: true }).getByRole('button', { name: 'Undo', exact: true })

async function importFile(page: Page, name: string, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await button(page, 'Import a file…').click()
  const chooser = await choosing
  await chooser.setFiles({ name, mimeType: 'application/yaml', buffer: Buffer.from(text) })
}

test('an API file is imported and operations are excluded, dragged, and turned into pages; saving writes only that, and undo restores every byte', async ({
  openEditor,
}) => {
  const { page, folder, disk } = await openEditor('resources/starter')
  const before = disk('docs.json')
  await section(page, 'API')
  await importFile(page, 'Pets & Co.yaml', API)
  await expect(operation(page, 'Status')).toBeVisible()

  await operation(page, 'List pets').dragTo(row(page, 'Introduction'), { targetPosition: { x: 80, y: 24 } })
  await expect(row(page, 'List pets')).toBeVisible()
  await expect(operation(page, 'List pets')).toContainText('Your page')

  await button(page, 'What readers get for “List secrets”').click()
  await page.getByRole('menuitem', { name: 'Nothing: exclude it' }).click()
  await expect(operation(page, 'List secrets')).toContainText('Excluded')
  await expectNone(page, 'the API section')

  await operation(page, 'Add a pet').click()
  await expect(preview(page).getByRole('heading', { level: 1, name: 'Add a pet' })).toBeVisible()
  await button(page, 'Turn into your own page').click()
  await expect(source(page)).toBeVisible()
  // Only an authored page has its responses in accordions.
  await expect(preview(page).locator('.accordion').first()).toBeVisible()
  await expect(button(page, 'Turn into your own page')).toHaveCount(0)

  await saveAll(page)
  expect(changedLines(before, disk('docs.json'))).toEqual({
    removed: ['      "pages": ["introduction", "quickstart"]', '  ]'],
    added: [
      '      "pages": ["introduction", "api-reference/pets/list-pets", "quickstart"]',
      '  ],',
      '  "openapi": "openapi/Pets-Co.yaml"',
    ],
  })
  expect(disk('openapi/Pets-Co.yaml')).toBe(
    API.replace('      operationId: listSecrets', '      x-excluded: true\n      operationId: listSecrets'),
  )
  expect(disk('api-reference/pets/list-pets.mdx')).toBe(
    '---\ntitle: "List pets"\nopenapi: "GET /pets"\n---\n',
  )
  expect(disk('api-reference/pets/add-pet.mdx')).toContain(
    '<ParamField body="name" type="string" required />',
  )

  await pressToTheEnd(undo(page))
  await saveAll(page)
  expect(disk('docs.json')).toBe(before)
  expect(
    ['openapi/Pets-Co.yaml', 'api-reference/pets/list-pets.mdx', 'api-reference/pets/add-pet.mdx'].filter(
      file => existsSync(join(folder, file)),
    ),
  ).toEqual([])
})

test('a problem in an operation leads to its line, where it can be fixed and undone', async ({
  openEditor,
}) => {
  // The line is short, so that it isn't wrapped and Home and End mean all of it.
  const broken = API.replace(', schema: {type: integer, minimum: 1}', '')
  const { page } = await openEditor('resources/starter', copy => {
    writeFileSync(join(copy, 'pets.yaml'), broken)
  })
  await section(page, 'API')
  await button(page, 'Choose a file from this site…').click()
  await page.getByRole('option', { name: 'pets.yaml' }).click()
  await operation(page, 'List pets').getByRole('button', { name: '1 problem' }).click()
  const text = page.getByRole('textbox', { name: 'File source' })
  await expect(text).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+End')
  // Without pauses, so that the keys are one step.
  await page.keyboard.insertText('- {in: query, name: limit, schema: {}}')
  await button(page, 'Back to the API section').click()
  await expect(operation(page, 'List pets')).toBeVisible()
  await expect(operation(page, 'List pets').getByRole('button', { name: /problem/ })).toHaveCount(0)
  await undo(page).click()
  await expect(text).toBeVisible()
  await button(page, 'Back to the API section').click()
  await expect(operation(page, 'List pets').getByRole('button', { name: '1 problem' })).toBeVisible()
})

test('a page whose operation is renamed gets a redirect from its old address', async ({ openEditor }) => {
  const { page, disk } = await openEditor('resources/starter', copy => {
    writeFileSync(join(copy, 'pets.yaml'), API)
  })
  await section(page, 'API')
  await button(page, 'Choose a file from this site…').click()
  await page.getByRole('option', { name: 'pets.yaml' }).click()
  await button(page, 'More actions for “Status”').click()
  await page.getByRole('menuitem', { name: 'Go to its line in the file' }).click()
  await expect(page.getByRole('textbox', { name: 'File source' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.type('Now')
  await button(page, 'Add a redirect').click()
  await saveAll(page)
  expect(disk('pets.yaml')).toBe(API.replace('operationId: status', 'operationId: statusNow'))
  const [source, destination] = ['status', 'status-now'].map(name => `/api-reference/other/${name}`)
  expect(JSON.parse(disk('docs.json')).redirects).toEqual([{ source, destination }])
})

/** Drags a file from the computer with the browser’s own events. */
async function dropFile(page: Page, file: string, onto: Locator): Promise<void> {
  await onto.hover()
  const box = await onto.boundingBox()
  if (!box) throw new Error('There is nothing to drop it on')
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [file], dragOperationsMask: 1 }
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, data }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...at })
}

test('a file dropped on the tree adds generated pages, which can be opened, dragged, and moved with the keyboard', async ({
  openEditor,
}, info) => {
  const { page, disk } = await openEditor('resources/starter')
  const file = info.outputPath('pets.yaml')
  writeFileSync(file, API)
  await dropFile(page, file, row(page, 'Quickstart'))
  await row(page, 'Status').click()
  await expect(preview(page).getByRole('heading', { level: 1, name: 'Status' })).toBeVisible()
  await expect(button(page, 'Turn into your own page')).toBeVisible()
  await row(page, 'Status').dragTo(row(page, 'Introduction'), { targetPosition: { x: 80, y: 24 } })
  await expect(page.getByText('Add “Status” to the navigation')).toBeVisible()
  await row(page, 'pets').focus()
  await openMenuByKey(page)
  await page.getByRole('menuitem', { name: 'Move to…' }).press('Enter')
  await chooseByKeys(page, 'After “Get')
  await expect(tree(page).getByText('Generated', { exact: true })).toHaveCount(0)
  await saveAll(page)
  const [first, second] = JSON.parse(disk('docs.json')).navigation
  expect(first.pages).toEqual(['introduction', 'api-reference/other/status', 'quickstart'])
  expect(second).toEqual({
    group: 'pets',
    pages: ['list-pets', 'add-pet', 'list-secrets'].map(name => `api-reference/pets/${name}`),
  })
})
