import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { button, preview, previewReady, section } from '../journeys/editor.ts'
import { text } from '../journeys/written-page.ts'
import { keep, opened, withEditor } from './session.ts'
import { toWebp } from './webp.ts'

const FOLDER = 'resources/handbook/images'

const INVOICE = `---
title: "Create an invoice"
description: "Write your first invoice and send it in a minute."
---

Every invoice has a customer, at least one line, and a date. Acme counts the total and the tax for you.

<Note>
  You need the role **Editor** to create invoices.
</Note>

## Before you begin

- Add your [company](/introduction).
- Choose a currency.

<CardGroup cols={2}>
  <Card title="Send it" icon="paper-plane">
    By email, or as a link that your customer opens.
  </Card>
  <Card title="Get paid" icon="credit-card">
    Cards and bank transfers in 40 countries.
  </Card>
</CardGroup>

## Limits

| Plan | Invoices | Users |
| --- | --- | --- |
| Free | 10 | 1 |
| Team | 500 | 10 |
`

const SITE = {
  name: 'Acme Docs',
  colors: { primary: '#0f766e', light: '#2dd4bf', dark: '#0f766e' },
  navigation: [{ group: 'Get started', pages: ['introduction', 'guides/invoice', 'guides/teams'] }],
}

/** Writes the site of the pictures: that of a company, with a page that has a little of everything. */
function writeSite(folder: string): void {
  mkdirSync(join(folder, 'guides'))
  writeFileSync(join(folder, 'docs.json'), `${JSON.stringify(SITE, undefined, 2)}\n`)
  writeFileSync(join(folder, 'guides', 'invoice.mdx'), INVOICE)
  writeFileSync(
    join(folder, 'guides', 'teams.mdx'),
    '---\ntitle: "Teams"\n---\n\nInvite who works with you.\n',
  )
}

/** Takes a picture of the window below the toolbar, from the right edge of the navigation or from the left edge of the preview. */
async function takeFrom(page: Page, edge: 'navigation' | 'preview', height: number): Promise<Uint8Array> {
  const bar = await page.getByRole('toolbar', { name: 'What the preview shows' }).boundingBox()
  const site = await page.getByRole('region', { name: 'Site', exact: true }).boundingBox()
  if (!bar || !site) throw new Error('The window has no panes.')
  const x = Math.round(edge === 'preview' ? bar.x : site.x + site.width)
  const width = (page.viewportSize()?.width ?? 0) - x
  return page.screenshot({ animations: 'disabled', clip: { x, y: Math.round(bar.y), width, height } })
}

const TITLE = 'Create an invoice'
const FIRST = 'Every invoice has a customer'

async function keepPicture(page: Page, name: string, png: Uint8Array): Promise<void> {
  keep(FOLDER, `${name}.webp`, await toWebp(page, png))
}

/** Runs `work` with the page of the company open and ready to be written on, at twice the size. */
const onPage = (browser: Browser, work: (page: Page) => Promise<void>): Promise<void> =>
  withEditor(
    'resources/starter',
    async url => {
      const page = await opened(browser, url, { title: TITLE, scale: 2 })
      await button(page, 'Write on the page').click()
      await previewReady(page)
      await preview(page).getByRole('group', { name: 'Text of the page' }).waitFor()
      await page.mouse.move(0, 0)
      await work(page)
      await page.close()
    },
    writeSite,
  )

async function takeWriting(page: Page): Promise<void> {
  await text(page, FIRST).click({ position: { x: 2, y: 10 } })
  await page.keyboard.press('Home')
  for (let word = 0; word < 4; word++) await page.keyboard.press('Control+ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Control+Shift+ArrowRight')
  await page.getByRole('button', { name: 'Bold' }).last().waitFor()
  await keepPicture(page, 'writing', await takeFrom(page, 'preview', 560))
}

async function takeInsert(page: Page): Promise<void> {
  const paragraph = text(page, FIRST)
  const { height } = (await paragraph.boundingBox()) ?? { height: 0 }
  await paragraph.click({ position: { x: 4, y: height - 6 } })
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await page.getByRole('dialog', { name: 'Insert block' }).getByRole('option').first().waitFor()
  await keepPicture(page, 'insert', await takeFrom(page, 'preview', 856))
}

async function takeProperties(page: Page): Promise<void> {
  await text(page, 'By email, or as a link').click()
  await page.keyboard.press('Alt+Shift+Enter')
  await page.getByRole('dialog', { name: 'Properties of Card' }).waitFor()
  await keepPicture(page, 'properties', await takeFrom(page, 'preview', 760))
}

async function takeGrid(page: Page): Promise<void> {
  await text(page, 'Team').last().click()
  await page.keyboard.press('ControlOrMeta+Alt+g')
  const cell = page.getByRole('grid', { name: 'Table cells' }).getByRole('gridcell', { name: '500' })
  await cell.click()
  await keepPicture(page, 'grid', await takeFrom(page, 'navigation', 856))
}

/** Retakes the pictures of the handbook, but not its film. */
export async function takeHandbook(browser: Browser): Promise<void> {
  await withEditor('resources/handbook', async url => {
    const page = await opened(browser, url, { title: 'Quickstart' })
    await keepPicture(page, 'editor', await page.screenshot({ animations: 'disabled' }))
    await section(page, 'Logo and colors')
    await page.getByRole('heading', { name: 'Start from a theme' }).waitFor()
    await keepPicture(page, 'look', await page.screenshot({ animations: 'disabled' }))
    await page.close()
  })
  for (const take of [takeWriting, takeInsert, takeProperties, takeGrid]) await onPage(browser, take)
}
