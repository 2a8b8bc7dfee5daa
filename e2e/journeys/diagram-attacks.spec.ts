import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DIAGRAMS, hostileDiagrams } from '../attacks/diagrams.ts'
import { Attacks } from '../attacks/vectors.ts'
import { poke, unsafeParts, watchAttacks } from '../attacks/watch-attacks.ts'
import { expect, test } from '../built-site.ts'

/** Each pairs every kind of diagram with another vector; DIAGRAM_PAGES=46 tries all of them. */
const PAGES = Number(process.env.DIAGRAM_PAGES ?? 4)

test.slow()

// Covers P07
test('hostile diagrams are drawn, and none runs a script, leads away or asks for anything', async ({
  page,
  builtSite,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'galley-diagrams-'))
  const names = Array.from({ length: PAGES }, (_, number) => `d${number}`)
  const attacks = new Attacks()
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'docs.json'),
    JSON.stringify({ name: 'Diagrams', navigation: [{ group: 'A', pages: names }] }),
  )
  for (const name of names) {
    attacks.at('none') // another vector for each kind than on the page before
    writeFileSync(join(folder, `${name}.md`), hostileDiagrams(attacks))
  }
  const { hosted } = await builtSite(folder)
  rmSync(folder, { recursive: true })
  const fired = await watchAttacks(page)
  const elsewhere: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(hosted) && !request.url().startsWith('data:')) elsewhere.push(request.url())
  })
  let drawn = 0
  for (const name of names) {
    await page.goto(`${hosted}${name}.html`)
    const figures = page.locator('.diagram')
    await expect(figures).toHaveCount(DIAGRAMS.length)
    // Before a page is printed, each is drawn, or its source is shown with a note.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const ended = page.locator('.diagram:has(.diagram-drawing), .diagram:has(figcaption[title])')
    await expect(ended).toHaveCount(DIAGRAMS.length, { timeout: 60_000 })
    drawn += await page.locator('.diagram-drawing svg').count()
    await poke(page)
    expect(await unsafeParts(page)).toEqual([])
    expect(page.url()).toBe(`${hosted}${name}.html`)
  }
  expect(drawn).toBeGreaterThan((PAGES * DIAGRAMS.length) / 2)
  expect([...fired].map(number => attacks.location(number))).toEqual([])
  expect(elsewhere).toEqual([])
})
