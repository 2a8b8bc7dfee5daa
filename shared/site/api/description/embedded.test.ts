import { expect, test } from 'vitest'
import { pagesOf } from '../../testing/api-pages.ts'

const embed = (host: string, title: string) => `<iframe src="https://${host}/a" title="${title}"></iframe>`

const API = (description: string, inLine = '') => ({
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  servers: [{ url: 'https://api.example.com' }, { url: 'https://b.example.com', description: inLine }],
  paths: { '/a': { get: { description, responses: { '200': { description: 'ok' } } } } },
})

const drawn = async (description: string, inLine?: string, embeds?: readonly string[]) => {
  const [page] = await pagesOf(JSON.stringify(API(description, inLine)), { config: { embeds } })
  return page?.html ?? ''
}

test('a page of a known host is embedded in a description as on a page', async () => {
  const html = await drawn(`See\n\n${embed('www.youtube.com', 'A film')}`)
  expect(html).toMatch(
    /<div class="embed"><iframe src="https:\/\/www\.youtube\.com\/a" title="A film"[^>]* sandbox="/,
  )
})

test('a page of a host that is not allowed is a card with its title and host', async () => {
  const html = await drawn(embed('demos.example.com', 'A tour'))
  expect(html).not.toContain('<iframe')
  expect(html).toContain('<a class="embed-card" href="https://demos.example.com/a" rel="noreferrer">')
  expect(html).toContain('<span>A tour</span><small>demos.example.com</small>')
})

test('a page of a host that the site allows loads behind a click', async () => {
  const html = await drawn(embed('demos.example.com', 'A tour'), '', ['demos.example.com'])
  expect(html).toMatch(/<details class="embed"><summary .*<iframe src="https:\/\/demos\.example\.com\/a"/)
})

test('in a line of text an embedded page is a link', async () => {
  const html = await drawn('Text', embed('www.youtube.com', 'A film'))
  expect(html).toContain('<a href="https://www.youtube.com/a" rel="noreferrer">A film</a>')
  expect(html).not.toContain('<iframe')
})

test.each([
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe src="data:text/html,<script>alert(1)</script>"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>" src="http://a.example"></iframe>',
  '<iframe src="https://www.youtube.com@evil.example/a" onload="alert(1)"></iframe>',
  '<iframe src="https://www.youtube.com/a" sandbox="" onload="alert(1)" style="position:fixed;inset:0" name="x"></iframe>',
])('%s embeds nothing but what a page could', async written => {
  const html = await drawn(written, written)
  expect(html).not.toMatch(/srcdoc|onload|javascript:|data:text|position:fixed|name="x"/)
  for (const [frame] of html.matchAll(/<iframe[^>]*>/g)) {
    expect(frame).toMatch(/^<iframe src="https:\/\/www\.youtube\.com\/a"/)
    expect(frame).toContain('sandbox="allow-scripts')
  }
})
