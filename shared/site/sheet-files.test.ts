import { expect, test } from 'vitest'
import type { Urls } from './base/routes.ts'
import { findStyleFiles } from './base/style-files.ts'
import { renderMissing } from './missing.ts'
import { readSheets } from './styles/sheets.ts'
import { built } from './testing/build.ts'
import { draw, testSite } from './testing/draw.ts'

const FILES = ['img/back.png', 'other.png']
const SHEET = '.a { background: url(../img/back.png) }'
const sheets = readSheets(new Map([['css/style.css', SHEET]]), sheet => findStyleFiles(sheet, new Set(FILES)))
const siteWith = (urls: Urls, preview = false) =>
  testSite({ pages: ['index', 'guides/a'], files: FILES, sheets, urls, preview })

test.each(['html', 'clean'] as const)(
  'a site with %s addresses has the pictures of its style sheets',
  async urls => {
    const { files, read } = await built(siteWith(urls), { 'index.mdx': 'x', 'guides/a.mdx': 'x' }, '/docs/')
    const textOf = (path: RegExp) => String(files.find(file => path.test(file.path))?.content)
    expect(read).toEqual(['img/back.png'])
    // Styles of every page lie in a folder, so that their addresses hold wherever the site is.
    const shared = files.find(file => /^galley\/site-\w+\.css$/.test(file.path))?.content
    expect(new TextDecoder().decode(shared as Uint8Array)).toContain('background:url(../img/back.png)')
    expect(textOf(/^guides\/a(\/index)?\.html$/)).not.toContain('back.png')
  },
)

test('pages that have the styles themselves refer to the picture from their own folder', () => {
  const themeOf = (urls: Urls) => draw('x', siteWith(urls, true), 'guides/a.mdx').theme
  expect(themeOf('html')).toContain('background:url(../img/back.png)')
  expect(themeOf('clean')).toContain('background:url(../../img/back.png)')
  expect(renderMissing(siteWith('clean'), "/it's (new)/").theme).toContain(
    'background:url(/it%27s%20%28new%29/img/back.png)',
  )
})

const BOXES =
  '<div className="bg-[url(/img/back.png)] p-4">x</div>\n\n<div className="bg-[url(none.png)]">y</div>'

test.each(['html', 'clean'] as const)(
  'a page with %s addresses has the pictures of its utility classes',
  async urls => {
    const site = testSite({ pages: ['guides/a'], files: FILES, urls })
    const { files, read } = await built(site, { 'guides/a.mdx': BOXES })
    const page = String(files.find(file => /^guides\/a(\/index)?\.html$/.test(file.path))?.content)
    expect(read).toEqual(['img/back.png'])
    expect(page).toContain(`url(${urls === 'clean' ? '../../' : '../'}img/back.png)`)
    expect(page).not.toContain('none.png')
  },
)
