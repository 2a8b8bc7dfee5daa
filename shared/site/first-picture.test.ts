import { expect, test } from 'vitest'
import { drawBody, testSite } from './testing/draw.ts'

const lazyOf = (text: string, preview = false): readonly boolean[] =>
  [...drawBody(text, testSite({ files: ['a.png'], preview })).matchAll(/<img[^>]*>/g)].map(([image]) =>
    image.includes('loading="lazy"'),
  )

test('the first picture loads at once if it is near the start; all others wait until they are close', () => {
  expect(lazyOf('Some words.\n\n![a](/a.png)\n\n![a](/a.png)')).toEqual([false, true])
  expect(lazyOf('<Frame>\n  <img src="/a.png" />\n</Frame>')).toEqual([false])
  expect(lazyOf('![a](/a.png)', true)).toEqual([true])
  expect(lazyOf(`${'Many words. '.repeat(60)}\n\n![a](/a.png)`)).toEqual([true])
})

test('a picture of one mode loads only where it is shown', () => {
  const both =
    '<img class="block dark:hidden" src="/a.png" />\n\n<img class="hidden dark:block" src="/a.png" />'
  expect(lazyOf(both)).toEqual([true, true])
})
