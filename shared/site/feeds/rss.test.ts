import { expect, test } from 'vitest'
import { draw, testSite } from '../testing/draw.ts'
import { dayIn } from './rss-entries.ts'

const CHANGES = `---
title: Changes & more
description: What is new.
rss: true
---

<Update label="2026-11-20" description="v2.1" tags={["Gate", "List"]}>
  ## Night gate

  The gate opens **at night**, see [the guide](/page).

  - a code
  - an app

  \`\`\`js
  secret()
  \`\`\`

  ## Faster list

  <Note>Not in the feed</Note>
</Update>

<Update label="October 2026" rss={{ title: "Harbor 2", description: "A new <list>" }}>
  ## Everything is new
</Update>

<Update label="v1.0" description="First">
  Hello.
</Update>
`

const siteOf = (more: object = {}) => ({ ...testSite({ pages: ['page', 'news/log'] }), ...more })
const url = 'https://harbor.example/docs/'
const feedOf = (text: string, more: object = { url }) => draw(text, siteOf(more), 'news/log.mdx')

test('a page with updates has a feed with an entry for each heading, or for each update', () => {
  const { feed } = feedOf(CHANGES)
  expect(feed?.path).toBe('news/log/rss.xml')
  expect(feed?.content).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
      <channel>
        <title>Site - Changes &amp; more</title>
        <link>https://harbor.example/docs/news/log.html</link>
        <description>What is new.</description>
        <language>en</language>
        <atom:link href="https://harbor.example/docs/news/log/rss.xml" rel="self" type="application/rss+xml"/>
        <item>
          <title>Night gate</title>
          <link>https://harbor.example/docs/news/log.html#night-gate</link>
          <guid isPermaLink="true">https://harbor.example/docs/news/log.html#night-gate</guid>
          <description>The gate opens at night, see the guide.

    - a code
    - an app</description>
          <category>Gate</category>
          <category>List</category>
          <pubDate>Fri, 20 Nov 2026 00:00:00 GMT</pubDate>
        </item>
        <item>
          <title>Faster list</title>
          <link>https://harbor.example/docs/news/log.html#faster-list</link>
          <guid isPermaLink="true">https://harbor.example/docs/news/log.html#faster-list</guid>
          <category>Gate</category>
          <category>List</category>
          <pubDate>Fri, 20 Nov 2026 00:00:00 GMT</pubDate>
        </item>
        <item>
          <title>Harbor 2</title>
          <link>https://harbor.example/docs/news/log.html#october-2026</link>
          <guid isPermaLink="true">https://harbor.example/docs/news/log.html#october-2026</guid>
          <description>A new &lt;list&gt;</description>
          <pubDate>Thu, 01 Oct 2026 00:00:00 GMT</pubDate>
        </item>
        <item>
          <title>v1.0 – First</title>
          <link>https://harbor.example/docs/news/log.html#v1.0</link>
          <guid isPermaLink="true">https://harbor.example/docs/news/log.html#v1.0</guid>
          <description>Hello.</description>
        </item>
      </channel>
    </rss>
    "
  `)
})

test('readers find it in the head of the page, and beside the title if the page asks for it', () => {
  const { head, regions, needs } = feedOf(CHANGES)
  expect(head).toContain(
    '<link rel="alternate" type="application/rss+xml" title="Site - Changes &amp; more" href="../news/log/rss.xml">',
  )
  expect(regions.title).toContain('<a class="feed-link" href="../news/log/rss.xml"')
  expect(needs).toContain('newer')
  const quiet = feedOf(CHANGES.replace('rss: true\n', ''))
  expect(quiet.regions.title).not.toContain('feed-link')
  expect(quiet.feed).toBeDefined()
  expect(quiet.needs).toEqual([])
})

test('a feed needs the address of the site; a preview shows the link alone', () => {
  expect(feedOf(CHANGES, {}).feed).toBeUndefined()
  expect(feedOf(CHANGES, {}).regions.title).not.toContain('feed-link')
  const preview = feedOf(CHANGES, { preview: true })
  expect(preview.feed).toBeUndefined()
  expect(preview.regions.title).toContain('<a class="feed-link" title=')
})

test('a page without updates has none, and the author’s own file wins', () => {
  expect(feedOf('---\nrss: true\n---\n\n`<Update>`').feed).toBeUndefined()
  const site = siteOf({ url })
  const files = new Set([...site.routes.files, 'news/log/rss.xml'])
  const own = draw(CHANGES, { ...site, routes: { ...site.routes, files } }, 'news/log.mdx')
  expect(own.feed).toBeUndefined()
  expect(own.used).toContain('news/log/rss.xml')
  expect(own.head).toContain('rss.xml')
})

test('control characters and halves of characters do not break it', () => {
  const content = feedOf('<Update label="a\u0001\ud800b ]]>">x & y</Update>').feed?.content ?? ''
  expect(content).toContain('<title>ab ]]&gt;</title>')
  expect(content).toContain('x &amp; y')
})

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026/1/2', '2026-01-02'],
  ['2026-11', '2026-11-01'],
  ['November 20, 2026', '2026-11-20'],
  ['Nov 3rd, 2026', '2026-11-03'],
  ['20 November 2026', '2026-11-20'],
  ['Week of 3 Mar. 2026', '2026-03-03'],
  ['October 2026', '2026-10-01'],
  ['v2.1', undefined],
  ['2.2026', undefined],
  ['2026-13-01', undefined],
  ['2026-02-31', undefined],
  ['Release 2026', undefined],
  ['Summer 2026', undefined],
])('the day in %j is %s', (text, day) => {
  expect(dayIn(text)).toBe(day)
})
