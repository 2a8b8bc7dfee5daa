import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parsePage } from '../page/parse/parse.ts'
import { renderPage } from './render.ts'
import { utilitiesFor } from './styles/load.ts'
import { testSite } from './testing/draw.ts'

// UPDATE=1 writes what is drawn now; look at the difference before it is committed.
const update = process.env.UPDATE === '1'
if (update && process.env.CI) throw new Error('Fixtures are not written in CI.')

const folder = new URL('fixtures/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8')
const where = {
  pages: ['page', 'other', 'guides/intro'],
  files: ['images/a.png', 'images/film.mp4'],
}

async function drawn(source: string, preview: boolean): Promise<string> {
  const page = parsePage('page.mdx', source)
  const utilities = await utilitiesFor([page])
  const { body, regions, styles } = renderPage(testSite({ ...where, preview }), page, { utilities })
  return [
    ...body.map(block => block.html),
    ...(regions.aside === '' ? [] : ['<!-- aside -->', regions.aside]),
    ...(styles === '' ? [] : ['<!-- styles -->', styles.replaceAll(';', ';\n').replaceAll('}', '}\n')]),
  ]
    .join('\n\n')
    .replace(/></g, '>\n<')
}

for (const name of readdirSync(folder).sort()) {
  for (const [file, preview] of [
    ['output.html', false],
    ['preview.html', true],
  ] as const) {
    const path = `${name}/${file}`
    if (preview && !existsSync(new URL(path, folder))) continue
    test(`${path} is drawn as the fixture shows`, async () => {
      const html = `${await drawn(read(`${name}/input.mdx`), preview)}\n`
      if (update) writeFileSync(new URL(path, folder), html)
      expect(html).toBe(read(path))
    })
  }
}
