import { expect, test } from 'vitest'
import { rootedStyles } from '../styles/files.ts'
import { readSheets } from '../styles/sheets.ts'
import { findStyleFiles } from './style-files.ts'

const FILES = new Set([
  'a.png',
  'styles/b (1).svg',
  'styles/c.WOFF2',
  'c.ttf',
  'page.mdx',
  'x.js',
  '.secret.png',
  '.git/a.png',
])

const read = (css: string, sheet = 'styles/style.css') =>
  readSheets(new Map([[sheet, css]]), path => findStyleFiles(path, FILES))
const leftOutOf = (css: string) => read(css).leftOut.map(({ kind, source }) => `${kind} ${source}`)

test.each([
  ['../a.png', 'a.png', 'a.png'],
  ['/a.png?v=2', 'a.png', 'a.png'],
  ['a.png', 'a.png', 'a.png'],
  ['"b (1).svg#part"', 'styles/b (1).svg', 'styles/b%20%281%29.svg#part'],
  ['"./b%20(1).svg"', 'styles/b (1).svg', 'styles/b%20%281%29.svg'],
  ['../../../a.png', 'a.png', 'a.png'],
])('the picture %s is found from the folder of the sheet or from the root', (written, path, address) => {
  const { css, files, leftOut } = read(`.a { background: url(${written}) 0 0 / cover }`)
  expect(leftOut).toEqual([])
  expect(files).toEqual([path])
  expect(rootedStyles(css, '../../')).toContain(`{background:url(../../${address})0 0/cover;}`)
})

test('properties that show pictures may name files, and so may custom properties', () => {
  const css = `.a {
    --back: url(/a.png);
    -webkit-mask-image: url(/a.png);
    border-image: url(/a.png) 30;
    list-style: square url(/a.png);
    filter: url(/a.png);
    cursor: url(/a.png) 4 4, auto;
    clip-path: url(/a.png);
  }`
  expect(rootedStyles(read(css).css, './').match(/url\(\.\/a\.png\)/g)).toHaveLength(5)
  expect(leftOutOf(css)).toEqual(['value filter:url(/a.png)', 'value clip-path:url(/a.png)'])
})

test('a set of pictures names files as texts or as addresses', () => {
  const { css, files, leftOut } = read(`.a {
    background-image: image-set("../a.png" 1x, url("b (1).svg") type("image/svg+xml") 2dppx);
    --back: -webkit-image-set(url(/a.png) 1x);
    cursor: image-set("/a.png" 1x, "data:image/png;base64,AA==" 2x), pointer;
  }`)
  expect(leftOut).toEqual([])
  expect(files).toEqual(['a.png', 'styles/b (1).svg'])
  expect(rootedStyles(css, '../')).toBe(
    [
      ':is(.prose,.aside) .u-a{background-image:image-set(',
      '"../a.png"1x,url(../styles/b%20%281%29.svg)type("image/svg+xml") 2dppx);',
      '--u-back:-webkit-image-set(url(../a.png)1x);',
      'cursor:image-set("../a.png"1x,"data:image/png;base64,AA=="2x),pointer;}',
    ].join(''),
  )
})

test('a typeface of the repository has a name of its own, to which rules refer', () => {
  const { css, files, leftOut } = read(`
    @font-face {
      font-family: "Inter";
      src: url(c.eot), url("c.WOFF2") format("woff2"), local(Inter), url(../c.ttf) format(truetype);
      font-weight: 100 900;
      unicode-range: U+0000-00FF, U+0131;
    }
    @font-face { font-family: Open Sans; src: url(/c.ttf) }
    .a { font-family: inter, "Open Sans", Open Sans, serif; --f: "Inter", Inter; font: bold 1rem/2 Inter }
  `)
  expect(rootedStyles(css, '../')).toBe(
    [
      '@font-face{font-family:"u-Inter";',
      'src:url(../styles/c.WOFF2) format("woff2"),local(Inter),url(../c.ttf) format(truetype);',
      'font-weight:100 900;unicode-range:U+0000-00FF,U+0131;}',
      '@font-face{font-family:"u-Open Sans";src:url(../c.ttf);}',
      ':is(.prose,.aside) .u-a{font-family:u-inter,"u-Open Sans",u-Open Sans,serif;',
      '--u-f:"u-Inter",u-Inter;font:bold 1rem/2 u-Inter;}',
    ].join(''),
  )
  expect(files).toEqual(['c.ttf', 'styles/c.WOFF2'])
  expect(leftOut.map(({ kind, source, line }) => [kind, source, line])).toEqual([
    ['missing', 'url(c.eot)', 4],
  ])
})

test('a typeface that cannot be loaded defines nothing', () => {
  const css =
    '@font-face { font-family: Inter; src: url(https://a.example/a.woff2) } .a { font-family: Inter }'
  expect(read(css).css).toBe(':is(.prose,.aside) .u-a{font-family:Inter;}')
})

// Covers P11
test.each([
  ['.a { background: url(https://a.example/a.png) }', 'value background:url(https://a.example/a.png)'],
  ['.a { background: url(//a.example/a.png) }', 'value background:url(//a.example/a.png)'],
  ['.a { background: url("\\\\\\\\a.example/a.png") }', 'value background:url(\\\\\\\\a.example/a.png)'],
  ['.a { background: url(ht\\0atps://a.example) }', 'value background:url(ht\\atps://a.example)'],
  ['.a { background: url(galley:root/a.png) }', 'value background:url(galley:root/a.png)'],
  ['.a { background: url(javascript:alert(1)) }', undefined],
  ['.a { background: url(data:text/html,x) }', 'value background:url(data:text/html,x)'],
  ['.a { background: url(blob:a) }', 'value background:url(blob:a)'],
  ['.a { background: url(file:///etc/passwd) }', 'value background:url(file:///etc/passwd)'],
  ['.a { background: url() }', 'value background:url()'],
  ['.a { background: url(#x) }', 'value background:url(#x)'],
  ['.a { background: url(../page.mdx) }', 'type background:url(../page.mdx)'],
  ['.a { background: url(/x.js) }', 'type background:url(/x.js)'],
  ['.a { background: url(/c.ttf) }', 'type background:url(/c.ttf)'],
  ['.a { background: url(/.secret.png) }', 'missing background:url(/.secret.png)'],
  ['.a { background: url(/.git/a.png) }', 'missing background:url(/.git/a.png)'],
  ['.a { background: url(none.png) }', 'missing background:url(none.png)'],
  ['.a { background: url(/a.png), url(none.png) }', 'missing background:url(/a.png),url(none.png)'],
  ['.a { position: url(/a.png) }', 'property position:url(/a.png)'],
  ['body { background: url(/a.png) }', 'whole background:url(/a.png)'],
  ['.a { background: image-set("//a.example" 1x) }', 'value background:image-set("//a.example"1x)'],
  ['.a { background: image-set("\\2f/a.example" 1x) }', 'value background:image-set("//a.example"1x)'],
  ['.a { background: image-set(var(--a) 1x) }', 'value background:image-set(var(--a) 1x)'],
  [
    '.a { background: image-set(image-set("//a.example" 1x) 1x) }',
    'value background:image-set(image-set("//a.example"1x) 1x)',
  ],
  ['.a { --b: image-set(var(--a) 1x) }', undefined],
  ['.a { --b: image-set("//a.example" 1x) }', undefined],
  ['.a { content: image-set("//a.example" 1x) }', 'value content:image-set("//a.example"1x)'],
  ['.a { background: image-set("none.png" 1x) }', 'missing background:image-set("none.png"1x)'],
  ['.a { filter: image-set("/a.png" 1x) }', 'value filter:image-set("/a.png"1x)'],
  ['.a { background: image("//a.example") }', 'value background:image("//a.example")'],
  [
    '.a { background: cross-fade(url(//a.example), red) }',
    'value background:cross-fade(url(//a.example),red)',
  ],
  ['.a { cursor: url(//a.example), auto }', 'value cursor:url(//a.example),auto'],
  ['@import url(/a.css);', 'rule @import url(/a.css);'],
  ['@font-face { font-family: A; src: url(/a.png) }', 'type url(/a.png)'],
  [
    '@font-face { font-family: A; src: url(data:font/woff2;base64,AA==) }',
    'value url(data:font/woff2;base64,AA==)',
  ],
  [
    '@font-face { font-family: A; src: url(data:image/png;base64,AA==) }',
    'value url(data:image/png;base64,AA==)',
  ],
  ['@font-face { font-family: A; src: var(--a) }', 'value var(--a)'],
  [
    '.a { @font-face { font-family: A; src: url(/c.ttf) } }',
    'rule @font-face{font-family:A;src:url(/c.ttf)}',
  ],
  ['@keyframes a { to { background: url(//a.example) } }', 'value background:url(//a.example)'],
])('%s loads nothing', (css, told) => {
  const found = read(css)
  expect(found.css).not.toMatch(/url\(|@font-face/)
  expect(found.files).toEqual([])
  if (told !== undefined) expect(leftOutOf(css)).toEqual([told])
})

test('an address cannot end the value that it stands in', () => {
  const find = findStyleFiles('style.css', new Set([`a"'();}\\ <\n.png`]))
  expect(find('a%22%27%28%29;%7D%5C%20%3C%0A.png', 'picture')).toEqual({
    path: `a"'();}\\ <\n.png`,
    address: 'a%22%27%28%29;%7D%5C%20%3C%0A.png',
  })
})
