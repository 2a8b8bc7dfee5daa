import { expect, test } from 'vitest'
import type { PagePatch } from '../../../shared/site/base/rendered-page.ts'
import { PatchFeed } from './patch-feed.ts'

const patch = (path: string, to: number): PagePatch => ({ path, from: to - 1, to, source: to })

/** A document that shows a page, and the patches it has received. */
function opened(feed: PatchFeed, id: number, path: string) {
  const { port1, port2 } = new MessageChannel()
  const got: number[] = []
  const isThere = new Promise<void>(resolve => {
    port2.onmessage = ({ data }) => {
      got.push(data.patch.to)
      if (data.patch.to === 99) resolve()
    }
  })
  feed.attach(id, path, port1)
  return { got, port: port2, isThere }
}

test('a document gets the patches it missed, then new ones, in order and only for its own page', async () => {
  const feed = new PatchFeed()
  feed.feed(patch('intro', 1))
  feed.feed(patch('other', 2))
  feed.feed(patch('intro', 3))
  const { got, port, isThere } = opened(feed, 1, 'intro')
  feed.feed(patch('other', 4))
  feed.feed(patch('intro', 99))
  await isThere
  expect(got).toEqual([1, 3, 99])
  port.close()
})

test('patches from before the page was requested are already in its document', async () => {
  const feed = new PatchFeed()
  feed.feed(patch('intro', 1))
  feed.forget()
  const { got, port, isThere } = opened(feed, 1, 'intro')
  feed.feed(patch('intro', 99))
  await isThere
  expect(got).toEqual([99])
  port.close()
})

test('a detached document gets no more patches, and its port is closed', async () => {
  const feed = new PatchFeed()
  const [gone, there] = [opened(feed, 1, 'intro'), opened(feed, 2, 'intro')]
  const closed = new Promise(resolve => gone.port.addEventListener('close', resolve))
  feed.detach(1)
  feed.feed(patch('intro', 99))
  await Promise.all([closed, there.isThere])
  expect([gone.got, there.got]).toEqual([[], [99]])
  there.port.close()
})
