import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { lastHeading, writeHostileSite } from '../attacks/hostile-site.ts'
import { type Attacks, CALL, VECTORS } from '../attacks/vectors.ts'
import { poke, unsafeParts, watchAttacks } from '../attacks/watch-attacks.ts'
import { expect, test } from '../built-site.ts'
import { test as editorTest, expect as expectEditor } from '../editor-hosts.ts'
import { listen, writeEchoSite } from './echo-api.ts'
import { preview, tree } from './editor.ts'
import { build, openForm } from './request-form.ts'

/** Enough that each slot gets attacks of every kind; ATTACK_PAGES=46 tries every vector in every slot. */
const PAGES = Number(process.env.ATTACK_PAGES ?? 4)

let folder = ''
test.slow()

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'galley-attacks-'))
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const locations = (attacks: Attacks, fired: ReadonlySet<number>) =>
  [...fired].map(number => attacks.location(number))

test('the same attacks run where nothing stops them', async ({ page }) => {
  const raw = join(folder, 'raw.html')
  const fired = await watchAttacks(page)
  for (const [number, vector] of VECTORS.entries()) {
    const written = vector(`${CALL}(${number})`)
    writeFileSync(raw, `<!doctype html><body>${written}<p title="${written}"><a href="${written}">x</a>`)
    await page.goto(`file://${raw}`)
    await poke(page).catch(() => undefined) // an attack that leads away ends the page
  }
  expect(fired.size).toBeGreaterThan(VECTORS.length * 0.6)
})

/** Opens a page of a built site, and does what a reader might. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('html').waitFor()
  await poke(page)
  expect(await unsafeParts(page)).toEqual([])
}

/** The attacks that run where an address leads. */
async function followed(page: Page, address: string): Promise<ReadonlySet<number>> {
  const other = await page.context().newPage()
  const fired = await watchAttacks(other)
  await other.goto(address)
  await other.waitForLoadState('networkidle')
  await other.close()
  return fired
}

for (const form of ['older', 'newer'] as const) {
  // Covers P07
  test(`no attack runs in a built site of the ${form} form: pages, settings, API, search, 404`, async ({
    page,
    builtSite,
  }) => {
    const fired = await watchAttacks(page)
    for (const first of [0, 23]) {
      const source = join(folder, `${form}-${first}`)
      const pages = first === 0 ? PAGES : 1
      const attacks = writeHostileSite(source, { form, pages, first, server: 'http://127.0.0.1:1' })
      const { onDisk, hosted } = await builtSite(source)
      for (let index = 0; index < pages; index++) {
        await visit(page, `${onDisk}p${index}.html`)
        // Diagrams and formulas are drawn by then.
        await page.waitForLoadState('networkidle')
        expect(await unsafeParts(page)).toEqual([])
      }
      await page.goto(`${onDisk}p0.html`)
      await page.keyboard.press('Control+k')
      for (const word of ['attackword', 'script', 'onerror', '<img src=x']) {
        await page.getByRole('combobox', { name: 'Search', exact: true }).fill(word)
        await page.getByRole('status').or(page.getByRole('listbox')).first().waitFor()
        expect(await unsafeParts(page)).toEqual([])
      }
      for (const vector of VECTORS.slice(first, first + 5)) {
        const written = encodeURIComponent(vector(`${CALL}(0)`))
        await visit(page, `${hosted}${written}?q=${written}#${written}`)
      }
      for (const path of ['many/javascript:x', 'to/x', 'moved.html'])
        expect(locations(attacks, await followed(page, hosted + path))).toEqual([])
      expect(locations(attacks, fired)).toEqual([])
    }
  })
}

editorTest('no attack runs in the editor or in its preview', async ({ openEditor, page: first }) => {
  const fired = await watchAttacks(first)
  let attacks: Attacks | undefined
  const { page } = await openEditor('e2e/fixtures/ragged', site => {
    rmSync(site, { recursive: true })
    attacks = writeHostileSite(site, { form: 'older', pages: PAGES, first: 5, server: 'http://127.0.0.1:1' })
  })
  // In an app, the page is not the one that is already watched.
  const firedInApp = page === first ? fired : await watchAttacks(page)
  const rows = tree(page).getByRole('treeitem')
  await expectEditor(rows.nth(1)).toBeVisible()
  // The first row is the group.
  for (let index = 0; index < PAGES; index++) {
    await rows.nth(index + 1).click()
    const last = preview(page).getByRole('heading', { name: lastHeading(`p${index}`) })
    await expectEditor(last).toBeAttached()
    const frame = page.frames().find(each => /preview\b/.test(each.url()))
    if (!frame) throw new Error('There is no frame with a preview.')
    await poke(frame)
    expectEditor(await unsafeParts(frame)).toEqual([])
  }
  expectEditor(await unsafeParts(page)).toEqual([])
  expectEditor(attacks ? locations(attacks, firedInApp) : ['nothing was written']).toEqual([])
  // The next journey gets a tab that nobody watches.
  await page.close()
})

const ANSWERS: readonly (readonly [type: string, body: (attack: string) => string])[] = [
  ['text/html', attack => attack],
  ['image/svg+xml', attack => `<svg xmlns="http://www.w3.org/2000/svg">${attack}</svg>`],
  ['application/json', attack => JSON.stringify({ [attack]: attack, __proto__: { x: 1 }, list: [attack] })],
  ['application/json', attack => `{"broken": ${attack}`],
  ['text/event-stream', attack => `data: ${attack}\n\nevent: ${attack}\n\n`],
  ['application/javascript', attack => attack],
  ['text/plain; charset="><script>', attack => attack],
]

// Covers N09
test('no answer of a hostile server runs anything, stores a cookie, or leads away', async ({ page }) => {
  const fired = await watchAttacks(page)
  let asked = 0
  const server = createServer((request, response) => {
    const number = asked++
    const attack = VECTORS[number % VECTORS.length]?.(`${CALL}(${number})`) ?? ''
    const [type, body] = ANSWERS[number % ANSWERS.length] ?? ['text/html', String]
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    response.setHeader('access-control-expose-headers', '*')
    if (request.method === 'OPTIONS') return response.end()
    response.setHeader('set-cookie', ['stolen=1; Path=/', 'session=2; SameSite=None'])
    response.setHeader('x-attack', attack.replace(/[^\x20-\x7e]/g, ''))
    response.setHeader('refresh', '0;url=https://evil.test/')
    if (number % 8 === 7) return response.writeHead(302, { location: `javascript:${CALL}(${number})` }).end()
    response.writeHead(200, { 'content-type': type })
    return response.end(body(attack))
  })
  const base = await listen(server)
  const source = mkdtempSync(join(folder, 'answers-'))
  writeEchoSite(source, base)
  build(source)
  await openForm(page, source, 'api-reference/other/empty')
  const address = page.url()
  for (let count = 0; count < 24; count++) {
    const before = asked
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => asked).toBeGreaterThan(before)
    await expect(page.locator('.try-answer')).toBeVisible()
    await poke(page, '.try-answer')
  }
  expect(await unsafeParts(page)).toEqual([])
  expect(page.url().split('#')[0]).toBe(address.split('#')[0])
  expect(await page.context().cookies()).toEqual([])
  expect([...fired]).toEqual([])
  server.closeAllConnections()
  server.close()
})
