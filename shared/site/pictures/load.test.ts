import { expect, test } from 'vitest'
import { parsePage } from '../../page/parse/parse.ts'
import { renderPage } from '../render.ts'
import { testSite } from '../testing/draw.ts'
import { loadPictures, PictureCache } from './load.ts'

const FILES: Readonly<Record<string, string>> = {
  'wide.svg': '<svg width="800" height="400"/>',
  'free.svg': '<svg viewBox="0 0 2 1"/>',
  'light.svg': '<svg width="100" height="20"/>',
  'dark.svg': '<svg width="120" height="20"/>',
}

function shelf() {
  const read: string[] = []
  const made = new PictureCache(async path => {
    read.push(path)
    const text = FILES[path]
    if (text === undefined) throw new Error(`no ${path}`)
    return new TextEncoder().encode(text)
  })
  return { read, made }
}

async function drawn(text: string, config: unknown = {}, { made } = shelf()) {
  const site = testSite({ files: [...Object.keys(FILES), 'gone.png'], config })
  const page = parsePage('page.mdx', text)
  const pictures = await loadPictures(site, { page, snippets: new Map() }, made)
  const { body, regions } = renderPage(site, page, { pictures })
  const sizes = (html: string) =>
    [...html.matchAll(/<img[^>]*>/g)].map(([tag]) =>
      ['width', 'height'].flatMap(name => tag.match(`${name}="([^"]*)"`)?.slice(1) ?? []).join('x'),
    )
  const shown = body.map(({ html }) => html).join('')
  const styles = [...shown.matchAll(/ style="([^"]*)"/g)].map(([, style]) => style)
  return { styles, body: sizes(shown), header: sizes(regions.header) }
}

test.each([
  ['![A](/wide.svg)', '800x400'],
  ['![A](wide.svg#part)', '800x400'],
  ['<img src="/wide.svg" />', '800x400'],
  ['<Frame>\n  <img src="/wide.svg" />\n</Frame>', '800x400'],
  ['<Card title="A" img="/wide.svg" />', '800x400'],
  // The author's value wins, with the file's aspect ratio.
  ['<img src="/wide.svg" width="200" />', '200x100'],
  ['<img src="/wide.svg" height="50" />', '100x50'],
  ['<img src="/wide.svg" width="300" height="90" />', '300x150'],
  ['<img src="/wide.svg" className="w-full h-auto" />', '800x400'],
  ['<img src="/wide.svg" style={{ width: "50%" }} />', '800x400'],
  ['<img src="/wide.svg" width="0" />', '0'],
  ['<img src="/wide.svg" style={{ maxHeight: "50px" }} />', ''],
  ['<img src="/wide.svg" srcset="/free.svg 2x" />', ''],
  ['<picture><source srcset="/free.svg" /><img src="/wide.svg" /></picture>', ''],
  ['<img src="/wide.svg" height="50" className="w-auto" />', '50'],
  ['<img src="/wide.svg" height="50" style={{ width: "auto" }} />', '50'],
  ['<img src="/wide.svg" height="50" style={{ borderWidth: "1px" }} />', '100x50'],
  ['<img src="/wide.svg" width="200" className="w-auto" />', '200x100'],
  ['<picture>\n  <source srcset="/free.svg" />\n\n  ![x](/wide.svg)\n</picture>', ''],
  // Unknown size.
  ['![A](/free.svg)', ''],
  ['![A](/gone.png)', ''],
  ['![A](https://example.com/wide.svg)', ''],
])('the space for %s is %s', async (text, size) => {
  expect((await drawn(text)).body).toEqual([size])
})

test.each([
  ['<img src="/wide.svg" width="50%" />', 'aspect-ratio:auto 800/400'],
  ['<img src="/wide.svg" width="50%" style={{ margin: 0 }} />', 'margin:0;aspect-ratio:auto 800/400'],
  ['<img src="/wide.svg" width="50%" style={{ aspectRatio: "1" }} />', 'aspect-ratio:1'],
])('a percentage of the column reserves space by the aspect ratio: %s', async (text, style) => {
  expect((await drawn(text)).styles).toEqual([style])
})

test('a logo has the size of its own file in each mode', async () => {
  const both = { logo: { light: '/light.svg', dark: '/dark.svg' } }
  expect((await drawn('Text.', both)).header).toEqual(['100x20', '120x20'])
  expect((await drawn('Text.', { logo: '/dark.svg' })).header).toEqual(['120x20'])
})

test('a file is read once, until it is forgotten', async () => {
  const own = shelf()
  await drawn('![A](/wide.svg) ![B](/wide.svg)', {}, own)
  await drawn('![A](/wide.svg)', {}, own)
  expect(own.read).toEqual(['wide.svg'])
  own.made.forget('wide.svg')
  await drawn('![A](/wide.svg)', {}, own)
  expect(own.read).toEqual(['wide.svg', 'wide.svg'])
})

test('only the first bytes of an image are read, and more of a photograph with much metadata before its size', async () => {
  const much = [0xff, 0xe2, 0x75, 0x30, ...new Uint8Array(0x7530 - 2)]
  const frame = [0xff, 0xc0, 0, 11, 8, 1, 44, 1, 144, 1, 1, 0x11, 0]
  const photograph = Uint8Array.from([0xff, 0xd8, ...much, ...much, ...frame])
  const read: number[] = []
  const made = new PictureCache(async (path, most) => {
    read.push(most)
    return (path === 'a.jpg' ? photograph : new Uint8Array(photograph.length)).slice(0, most)
  })
  expect(await made.size('a.jpg')).toEqual({ width: 400, height: 300 })
  expect(await made.size('b.png')).toBeUndefined()
  expect(read).toEqual([16_384, 262_144, 16_384])
})

test('more of an AVIF is read if there is much before its size', async () => {
  const long = (value: number) => [0, 0, value >> 8, value & 255]
  const box = (name: string, body: readonly number[]) => [
    ...long(body.length + 8),
    ...[...name].map(char => char.charCodeAt(0)),
    ...body,
  ]
  const extent = box('ispe', [...long(0), ...long(400), ...long(300)])
  const meta = box('meta', [...long(0), ...box('iprp', box('ipco', extent))])
  const picture = Uint8Array.from([...box('ftyp', long(0)), ...box('free', Array(20_000).fill(0)), ...meta])
  const made = new PictureCache(async (_, most) => picture.slice(0, most))
  expect(await made.size('a.avif')).toEqual({ width: 400, height: 300 })
})

test('a page with many images reads one after the other, and yields to others', async () => {
  const files = Array.from({ length: 100 }, (_, at) => `${at}.svg`)
  let [under, most, turns] = [0, 0, 0]
  const made = new PictureCache(
    async () => {
      most = Math.max(most, ++under)
      await Promise.resolve()
      under--
      return new TextEncoder().encode('<svg width="3" height="2"/>')
    },
    async () => {
      turns++
    },
  )
  const page = parsePage('page.mdx', files.map(file => `![A](/${file})`).join(' '))
  const sizes = await loadPictures(testSite({ files }), { page, snippets: new Map() }, made)
  expect(sizes.size).toBe(100)
  expect([most, turns]).toEqual([1, 6])
})
