import { expect, test } from 'vitest'
import { openInMemory } from '../testing/open-in-memory.ts'

const PNG = Uint8Array.from([0x89, 0x50])
const SHEET = `/* url(../img/dot.png) */
@font-face { font-family: Harbor; src: url("/fonts/harbor.woff2") format("woff2") }
.a { background: url( ../img/dot.png ) no-repeat, url('../img/none.png'); }
.b { --back: url(../img/dot.png?v=2#part); content: "url(../img/dot.png)" }
.c { background-image: image-set("img/dot.png" 1x, url(../img/two.png) 2x) }
.d { background: url(https://a.example/img/dot.png) }
`
const SITE = {
  'docs.json': '{ "name": "A", "navigation": [{ "group": "G", "pages": ["boat"] }] }\n',
  'boat.mdx': '<div className="a">![](/img/dot.png)</div>\n',
  'css/style.css': SHEET,
  'img/dot.png': PNG,
  'img/two.png': PNG,
  'fonts/harbor.woff2': PNG,
}

async function move(moves: Readonly<Record<string, string>>) {
  const memory = await openInMemory(SITE)
  await memory.settle()
  const request = {
    moves: Object.entries(moves).map(([from, to]) => ({ from, to })),
    redirects: true,
    leave: [],
  }
  const { references } = await memory.project.planMove(request)
  await memory.project.moveFiles({ ...request, label: 'Move' })
  await memory.settle()
  return { memory, references: references.filter(({ file }) => file.endsWith('.css')) }
}

test('a picture that moves is still that of a style sheet, however its address is written', async () => {
  const { memory, references } = await move({ 'img/dot.png': 'pictures/new (dot).png' })
  const sheet = await memory.text('css/style.css')
  expect(sheet).toBe(
    SHEET.replace('url( ../img/dot.png )', 'url( ../pictures/new%20%28dot%29.png )')
      .replace('url(../img/dot.png?v=2', 'url(../pictures/new%20%28dot%29.png?v=2')
      .replace('"img/dot.png"', '"pictures/new%20%28dot%29.png"'),
  )
  expect(references.map(({ file, kind, line, before }) => [file, kind, line, before])).toEqual([
    ['css/style.css', 'picture', 3, '../img/dot.png'],
    ['css/style.css', 'picture', 4, '../img/dot.png?v=2#part'],
    ['css/style.css', 'picture', 5, 'img/dot.png'],
  ])
  await memory.project.undo()
  await memory.settle()
  expect(await memory.text('css/style.css')).toBe(SHEET)
})

test('a typeface keeps an address from the root', async () => {
  const { memory } = await move({ 'fonts/harbor.woff2': 'type/harbor.woff2' })
  expect(await memory.text('css/style.css')).toBe(SHEET.replace('/fonts/harbor.woff2', '/type/harbor.woff2'))
})

test('a style sheet that moves still has its pictures', async () => {
  const { memory } = await move({ 'css/style.css': 'look/deep/style.css' })
  expect(await memory.text('look/deep/style.css')).toBe(
    SHEET.replace('url( ../img/', 'url( ../../img/')
      .replace('url(../img/dot.png?', 'url(../../img/dot.png?')
      .replace('url(../img/two', 'url(../../img/two'),
  )
})

test('a folder that moves with its style sheet and pictures needs no other addresses in it', async () => {
  const { references } = await move({
    'css/style.css': 'site/css/style.css',
    'img/dot.png': 'site/img/dot.png',
    'img/two.png': 'site/img/two.png',
  })
  // The one from the root has one from the folder instead.
  expect(references.map(({ before, after }) => [before, after])).toEqual([
    ['img/dot.png', 'site/img/dot.png'],
  ])
})

test('a style sheet is named before one of its pictures is deleted', async () => {
  const memory = await openInMemory(SITE)
  await memory.settle()
  const uses = await memory.project.referencesTo({ files: ['img/two.png', 'fonts/harbor.woff2'] })
  expect(uses.map(({ file, kind, line, before }) => [file, kind, line, before])).toEqual([
    ['css/style.css', 'setting', 2, '/fonts/harbor.woff2'],
    ['css/style.css', 'picture', 5, '../img/two.png'],
  ])
})

const CLASSES = `# Boat

<div className="p-4 bg-[url(/img/dot.png)] dark:bg-[url('img/dot.png')]">
  <span class='bg-[url("/img/dot.png#part")]'>x</span>
</div>

\`\`\`mdx
<div className="bg-[url(/img/dot.png)]" />
\`\`\`

<div className="bg-[url(https://a.example/img/dot.png)]" />
`

test('utility classes of pages name a picture that moved, and are named before it is deleted', async () => {
  const memory = await openInMemory({ ...SITE, 'boat.mdx': CLASSES })
  await memory.settle()
  const uses = await memory.project.referencesTo({ files: ['img/dot.png'] })
  expect(uses.filter(({ file }) => file === 'boat.mdx').map(({ line }) => line)).toEqual([3, 3, 4])
  const moves = [{ from: 'img/dot.png', to: 'pictures/dot 2.png' }]
  await memory.project.moveFiles({ moves, redirects: true, leave: [], label: 'Move' })
  await memory.settle()
  expect(await memory.text('boat.mdx')).toBe(
    CLASSES.replace('p-4 bg-[url(/img/dot.png)]', 'p-4 bg-[url(/pictures/dot%202.png)]')
      .replace("'img/dot.png'", "'/pictures/dot%202.png'")
      .replace('"/img/dot.png#part"', '"/pictures/dot%202.png#part"'),
  )
})
