import { expect, test } from 'vitest'
import { saying } from '../messages/testing/saying.ts'
import { built } from './testing/build.ts'
import { testSite } from './testing/draw.ts'
import { tagsOf } from './testing/tags.ts'

const textOf = (files: Awaited<ReturnType<typeof built>>['files'], path: string) =>
  String(files.find(file => file.path === path)?.content)

test('a site consists of its pages, the files they use, and the files of every site', async () => {
  const site = testSite({
    pages: ['intro', 'guides/a', 'guides'],
    files: ['logo.svg', 'used.png', 'unused.png', '.env', 'docs.json'],
    config: { logo: '/logo.svg', redirects: [{ source: '/old/place', destination: '/guides/a' }] },
  })
  const { paths, read, files } = await built(site, {
    'intro.mdx': '![a](/used.png) [env](/.env)',
    'guides/a.mdx': '[up](../intro)',
    'guides.mdx': 'x',
  })
  expect(read).toEqual(['logo.svg', 'used.png'])
  for (const path of [
    'intro.html',
    'index.html',
    'guides/a.html',
    'guides.html',
    '404.html',
    'old/place.html',
  ]) {
    expect(paths).toContain(path)
  }
  const lasting = paths.filter(path => path.startsWith('galley/') && !/-[a-z0-9]{8,}\.\w+$/.test(path))
  expect(lasting.sort()).toEqual([
    'galley/licenses.txt',
    'galley/search/common.js',
    'galley/search/index.js',
    'galley/search/pages/guides.text.js',
    'galley/search/pages/guides/a.text.js',
    'galley/search/pages/intro.text.js',
  ])
  expect(textOf(files, 'old/place.html')).toContain('url=../guides/a.html')
  expect(textOf(files, 'guides/a.html')).toContain('href="../intro.html"')
  expect(new Set(paths).size).toBe(paths.length)
})

test('links to old addresses lead to the documents that redirect from there', async () => {
  const redirects = [
    { source: '/chat', destination: 'https://chat.example.com' },
    { source: '/part', destination: '/a#part' },
    { source: '/older', destination: '/chat' },
  ]
  const { files, paths } = await built(testSite({ pages: ['a', 'b/c'], config: { redirects } }), {
    'a.mdx': '[x](/chat) [y](/part)',
    'b/c.mdx': '[x](/older) <Card title="y" href="/chat.html" />',
  })
  expect(paths).toEqual(expect.arrayContaining(['chat.html', 'part.html', 'older.html']))
  expect(textOf(files, 'a.html')).toMatch(/href="\.\/chat\.html".*href="\.\/part\.html"/)
  expect(textOf(files, 'b/c.html')).toMatch(/href="\.\.\/older\.html".*href="\.\.\/chat\.html"/s)
  expect(textOf(files, 'older.html')).toContain('url=./chat.html')
})

test('every link inside the site leads to a file of it', async () => {
  const pages = ['a', 'b/c', 'b/d/e', 'b']
  const site = testSite({ pages, config: { tabs: [{ name: 'B', url: 'b' }] } })
  const texts = Object.fromEntries(
    pages.map(page => [`${page}.mdx`, pages.map(to => `[x](/${to})`).join(' ')]),
  )
  const { files, paths } = await built(site, texts)
  const known = new Set(paths)
  for (const file of files.filter(each => each.path.endsWith('.html') && each.path !== '404.html')) {
    for (const { attributes } of tagsOf(String(file.content))) {
      const href = attributes.get('href') ?? attributes.get('src')
      if (href === undefined || href.startsWith('#')) continue
      const path = new URL(href, `https://example.com/${file.path}`).pathname.slice(1)
      expect(known, `${file.path}: ${href}`).toContain(path)
    }
  }
})

test('a snippet is included in the pages that show it, and not published as a file', async () => {
  const text = 'import Hi from "/snippets/hi.mdx"\n\n<Hi />\n'
  const site = testSite({ pages: ['a', 'b'], files: ['snippets/hi.mdx'] })
  const { files, paths } = await built(site, { 'a.mdx': text, 'b.mdx': text, 'snippets/hi.mdx': 'Hello.' })
  expect([textOf(files, 'a.html'), textOf(files, 'b.html')].every(html => html.includes('Hello.'))).toBe(true)
  expect(paths.filter(path => path.startsWith('snippets'))).toEqual([])
})

test('a page that cannot be read is reported, and the rest is built', async () => {
  const { problems, paths } = await built(testSite({ pages: ['a', 'b'] }), { 'b.mdx': 'x' })
  expect(problems).toEqual([{ file: 'a.mdx', message: saying(/no a.mdx/) }])
  expect(paths).toContain('b.html')
})

test('two pages that one disk would take for one do not overwrite each other', async () => {
  const { problems, paths } = await built(testSite({ pages: ['Guide', 'guide'] }), {
    'Guide.mdx': '1',
    'guide.mdx': '2',
  })
  expect(problems).toHaveLength(1)
  expect(paths.filter(path => path.toLowerCase() === 'guide.html')).toHaveLength(1)
})

test('the 404 page links from the root of the site', async () => {
  const { files } = await built(testSite({ pages: ['a'] }), { 'a.mdx': 'x' }, '/docs/')
  expect(textOf(files, '404.html')).toContain('href="/docs/a.html"')
})

test('repeated builds give the same bytes', async () => {
  const site = () => testSite({ pages: ['a', 'b'] })
  const texts = { 'a.mdx': '# A\n\n```js\n1\n```', 'b.mdx': 'b' }
  expect(await built(site(), texts)).toEqual(await built(site(), texts))
})

test('typefaces are shipped for the scripts of the pages, and loaded by those pages only', async () => {
  const pages = ['a', 'b', 'c'].map(path => ({ file: `${path}.mdx`, path, title: path, titled: true }))
  const { paths, files } = await built(testSite({ pages }), {
    'a.mdx': 'Plain — “text”.',
    'b.mdx': 'Привет',
    'c.mdx': 'x',
  })
  expect(paths.filter(path => path.startsWith('galley/inter-')).sort()).toEqual([
    expect.stringMatching(/^galley\/inter-cyrillic-\w{8}\.woff2$/),
    expect.stringMatching(/^galley\/inter-latin-\w{8}\.woff2$/),
  ])
  const named = ['a', 'b', 'c'].map(page =>
    textOf(files, `${page}.html`).match(/inter-[a-z-]*[a-z](?=-\w{8}\.)/g),
  )
  expect(named).toEqual([null, ['inter-cyrillic'], null])
  const styles = paths.find(path => path.startsWith('galley/site-') && path.endsWith('.css')) ?? ''
  const content = files.find(({ path }) => path === styles)?.content ?? ''
  expect(Buffer.from(content).toString()).toMatch(/url\("inter-latin-\w{8}\.woff2"\)/)
})

test('files for formulas and diagrams are shipped if a page needs them, and loaded by that page only', async () => {
  const site = testSite({ pages: ['a', 'b', 'c'] })
  const { paths, files } = await built(site, {
    'a.mdx': 'x',
    'b.mdx': '$x$',
    'c.mdx': '```mermaid\ngraph\n```',
  })
  expect(paths.filter(path => /maths|KaTeX_Main-R|diagrams/.test(path))).toEqual([
    expect.stringMatching(/^galley\/maths-\w{8}\.css$/),
    'galley/KaTeX_Main-Regular.woff2',
    expect.stringMatching(/^galley\/diagrams-\w{8}\.js$/),
  ])
  expect(['a', 'b', 'c'].map(page => textOf(files, `${page}.html`).match(/maths-|diagrams-/g))).toEqual([
    null,
    ['maths-'],
    ['diagrams-'],
  ])
  const plain = await built(testSite(), { 'page.mdx': 'It costs $5 or $6.' })
  expect(plain.paths.filter(path => /maths|KaTeX|diagrams/.test(path))).toEqual([])
})

test('the 404 page reserves space for the logo, too', async () => {
  const site = testSite({ files: ['logo.svg'], config: { logo: '/logo.svg' } })
  const { files } = await built(site, {
    'page.mdx': 'Words.\n',
    'logo.svg': '<svg width="100" height="20"/>',
  })
  for (const path of ['page.html', '404.html']) {
    const html = String(files.find(file => file.path === path)?.content)
    expect(html.match(/<img[^>]*>/)?.[0], path).toContain('width="100" height="20"')
  }
})

test('instructions for programs are at the end of every text for them, once', async () => {
  const instructions = ['Cite the page.', 'Use version 2.']
  const config = { newer: { markdown: { instructions } }, navigation: { pages: ['one', 'two'] } }
  const site = testSite({ pages: ['one', 'two'], config })
  const { files } = await built(site, { 'one.mdx': 'First.', 'two.mdx': 'Second.' })
  for (const path of ['one.md', 'two.md', 'llms.txt', 'llms-full.txt']) {
    expect(textOf(files, path).match(/Cite the page\.\nUse version 2\.\n$/g)).toHaveLength(1)
    expect(textOf(files, path).match(/Cite/g)).toHaveLength(1)
  }
  const other = testSite({ pages: ['one'], config: { ...config, newer: { markdown: { instructions: 5 } } } })
  expect(textOf((await built(other, { 'one.mdx': 'First.' })).files, 'one.md')).toBe(
    '# Title of one\n\nFirst.\n',
  )
})
