import { expect, test } from 'vitest'
import { openInMemory } from '../testing/open-in-memory.ts'

const PAGE = `---
title: Intro
---

[Somewhere](/nowhere), [there](/setup), [away](https://example.com), [bad](javascript:alert(1)).

![A cat](/cat.png) ![A dog](./dog.png) ![Nothing]()

<Card title="Go" href="/gone">On.</Card>

<a href="lost">Lost</a>
`
const CONTENT = {
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["intro", "setup"] }] }',
  'intro.mdx': PAGE,
  'setup.mdx': 'Install.',
  'dog.png': 'woof',
}

const marksIn = (html: string) => [...html.matchAll(/data-broken="([^"]*)"/g)].map(([, reason]) => reason)

test('broken links and images are marked for the author, until they are fixed', async () => {
  const { project, disk, settle } = await openInMemory(CONTENT)
  const marks = async () => marksIn((await project.document('intro')).html)
  expect(await marks()).toEqual([
    'Broken link: “nowhere” doesn’t exist.',
    expect.stringMatching(/^Links of this kind aren’t allowed/),
    'There is no file “cat.png”.',
    'This has no address: write the path of its file.',
    'Broken link: “gone” doesn’t exist.',
    'Broken link: “lost” doesn’t exist.',
  ])
  disk.change({ 'cat.png': 'meow', 'lost.mdx': 'Found.' })
  await settle()
  expect(await marks()).toEqual([
    'Broken link: “nowhere” doesn’t exist.',
    expect.stringMatching(/^Links of this kind/),
    'This has no address: write the path of its file.',
    'Broken link: “gone” doesn’t exist.',
  ])
})

test('a link to a missing heading of another page is marked, and follows changes of that page', async () => {
  const { project, events, insert, settle } = await openInMemory({
    ...CONTENT,
    'intro.mdx': '[Here](#none), [there](/setup#unpack), [top](/setup#top), <a href="setup#other">that</a>\n',
    'setup.mdx': 'Install.\n\n## Other\n',
  })
  await project.preview({ page: 'intro' })
  await settle()
  const marks = async () => marksIn((await project.document('intro')).html)
  const missing = 'The page “setup” has no heading “#unpack”. The link leads to its top.'
  expect(await marks()).toEqual([missing])
  events.preview.length = 0
  await insert('setup.mdx', 0, '## Unpack\n\n')
  await settle()
  expect(await marks()).toEqual([])
  expect(events.preview.map(({ body }) => body?.inserted.length)).toEqual([1])
  await project.undo()
  await settle()
  expect(await marks()).toEqual([missing])
})
