import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { RenderedPage } from './base/rendered-page.ts'
import { shippedAt } from './base/shipped.ts'
import { pageDocument } from './document.ts'
import { modeScript, modeScriptHash, rootScript, rootScriptHash } from './inline-scripts.generated.ts'
import { renderMissing } from './missing.ts'
import { draw, testSite } from './testing/draw.ts'
import { tagsOf } from './testing/tags.ts'

const shipped = shippedAt(name => `galley/${name}`)
const documentOf = (text: string, config: unknown = {}, preview = false) =>
  pageDocument(
    draw(text, testSite({ config, preview, pages: ['page', 'deep/er/page'] }), 'deep/er/page.mdx'),
    shipped,
  )

const digest = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

test('the 404 page looks for the root of a site without a known address', () => {
  expect(rootScriptHash).toBe(digest(rootScript))
  const site = testSite()
  const lost = pageDocument(renderMissing(site), shipped)
  expect(lost).toContain(`<script>${rootScript}</script>`)
  expect(lost).toContain(`'${rootScriptHash}';`)
  const known = pageDocument(renderMissing({ ...site, url: 'https://example.com/docs/' }, '/docs/'), shipped)
  expect(known).not.toContain(rootScriptHash)
})

test('the policy names the only inline script of the document', () => {
  expect(modeScriptHash).toBe(digest(modeScript))
  const html = documentOf('x')
  expect(html).toContain(`<script>${modeScript}</script>`)
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
  expect(policy).toContain(modeScriptHash)
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('nothing is loaded from other hosts, and every link is relative', () => {
  const html = documentOf('[a](/page) ![b](/page)')
  for (const { name, attributes } of tagsOf(html)) {
    for (const key of ['href', 'src']) {
      const value = attributes.get(key)
      if (value !== undefined && name !== 'a') expect(value).toMatch(/^\.\.\/\.\.\//)
      if (value !== undefined) expect(value).not.toMatch(/^\//)
    }
  }
})

test('the document has its landmarks, its language and its texts', () => {
  const html = documentOf('---\ntitle: T & <t>\ndescription: D "d"\n---\n\n## H')
  const names = tagsOf(html).map(tag => tag.name)
  for (const name of ['header', 'nav', 'main', 'footer', 'h1']) expect(names).toContain(name)
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('<title>T &amp; &lt;t&gt; - Site</title>')
  expect(html).toContain('<meta name="description" content="D &quot;d&quot;">')
  expect(html).toContain('<a class="skip" href="#galley:content">')
})

test('only the preview has source lines, and where texts and tags start', () => {
  expect(documentOf('a\n\nb <Icon icon="x" />')).not.toMatch(/data-(line|at|leaf|tag)/)
  expect(documentOf('a\n\nb', {}, true)).toContain('<p data-line="3" data-leaf="0">b</p>')
})

test('in the preview, a text right between tags carries where its tag starts', () => {
  const text = 'a\n\n<Note>\n  <Tip>b</Tip>\n  <Tip><Icon icon="x" /></Tip>\n</Note>\n\n<div>c</div>'
  expect(documentOf(text)).not.toContain('data-leaf')
  const html = documentOf(text, {}, true)
  expect([...html.matchAll(/<(\w+)[^>]* data-leaf="(\d+)"/g)].map(([, name, at]) => `${name} ${at}`)).toEqual(
    ['p 0', 'p 9', 'div 0'],
  )
})

test.each([
  [{ default: 'dark' }, '<html lang="en" data-default="dark">', true],
  [{ default: 'light', isHidden: true }, '<html lang="en" data-default="light" data-fixed="">', false],
  [{ isHidden: true }, '<html lang="en" data-fixed="">', false],
  [{}, '<html lang="en">', true],
])('modeToggle %j', (modeToggle, root, hasSwitch) => {
  const html = documentOf('x', { modeToggle })
  expect(html).toContain(root)
  expect(html.includes('class="mode-switch"')).toBe(hasSwitch)
})

test.each([
  ['fr', '<html lang="fr"'],
  ['ar-EG', '<html lang="ar-EG" dir="rtl"'],
  ['"><script>', '<html lang="en"'],
])('browsers know that a version has the language %j', (locale, root) => {
  expect(documentOf('x', { versions: [{ name: 'one', locale }, 'two'] })).toContain(root)
})

test('the 404 page looks like the others', () => {
  const site = testSite({
    files: ['bg.png'],
    config: { modeToggle: { default: 'dark', isHidden: true }, backgroundImage: '/bg.png' },
  })
  const html = pageDocument(renderMissing(site), shipped)
  expect(html).toContain('data-default="dark" data-fixed="" data-background=""')
  expect(html).toContain('background-image:url("/bg.png")')
})

test('the form of an API is referenced by the pages that have it, and not loaded at first', () => {
  const page = draw('x', testSite({ pages: ['page'] }), 'page.mdx')
  const scripts = (needs: RenderedPage['needs']) =>
    tagsOf(pageDocument({ ...page, needs }, shipped))
      .filter(({ name }) => name === 'script')
      .map(({ attributes }) => [attributes.get('src'), attributes.get('data-try')])
  expect(scripts([])).not.toContainEqual([expect.stringContaining('api.js'), undefined])
  expect(scripts(['api'])).toContainEqual(['./galley/api.js', undefined])
  expect(scripts(['api', 'try'])).toContainEqual(['./galley/api.js', './galley/try.js'])
  expect(scripts(['api', 'try']).flat()).toHaveLength(2 * scripts(['api']).length)
})
