import { expect, test } from 'vitest'
import { parsePage } from '../page/parse/parse.ts'
import { redirectFiles, redirectList } from './feeds/redirects.ts'
import { planOutputs } from './plan/outputs.ts'
import { renderPage } from './render.ts'
import { testSite } from './testing/draw.ts'

const PAGES = ['index', 'guides/index', 'guides/setup', 'about us']
const redirects = [{ source: '/old', destination: '/guides/setup#start' }]
const site = testSite({
  config: { redirects },
  pages: PAGES,
  urls: 'clean',
  url: 'https://docs.example.com/x/',
})

const draw = (file: string, text: string) => renderPage(site, parsePage(file, text))

test('every page has its own folder, and the index of a folder is in that folder', () => {
  expect(planOutputs(site).tasks.map(({ documents }) => documents)).toEqual([
    ['index.html'],
    ['guides/index.html'],
    ['guides/setup/index.html'],
    ['about us/index.html'],
  ])
})

test('links lead to folders, from every depth, and files keep their addresses', () => {
  const links = (file: string) => {
    const text = '[a](/) [b](/guides) [c](/guides/setup?q#start) [d](/about%20us) [e](#here)'
    const html = draw(file, text).body.map(block => block.html)
    return [...html.join('').matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  }
  expect(links('index.mdx')).toEqual(['./', './guides/', './guides/setup/?q#start', './about%20us/', '#here'])
  expect(links('guides/setup.mdx').slice(0, 3)).toEqual([
    '../../',
    '../../guides/',
    '../../guides/setup/?q#start',
  ])
})

test('canonical addresses, cards and data for search engines agree', () => {
  const { head, root } = draw('guides/setup.mdx', 'Text.')
  const address = 'https://docs.example.com/x/guides/setup/'
  expect(head).toContain(`<link rel="canonical" href="${address}">`)
  expect(head).toContain(`<meta property="og:url" content="${address}">`)
  expect(head).toContain(`"url":"${address}"`)
  expect(draw('index.mdx', 'x').head).toContain('href="https://docs.example.com/x/"')
  expect(root['data-urls']).toBe('clean')
})

test('addresses of files and old addresses redirect to those of folders', () => {
  const files = new Map(redirectFiles(site).map(({ output, html }) => [output, html]))
  expect([...files.keys()]).toEqual(['old/index.html', 'guides/setup.html', 'about us.html'])
  expect(files.get('guides/setup.html')).toContain('content="0;url=../guides/setup/"')
  expect(files.get('old/index.html')).toContain('url=../guides/setup/#start')
  expect(redirectList(site, '/x/')).toBe('/x/old /x/guides/setup/#start 308\n')
})
