import { afterEach, expect, test } from 'vitest'
import { DrawnTexts } from './drawn-texts.ts'

afterEach(() => document.querySelector('[data-body]')?.remove())

/** A page with a text, which holds a mark, a picture and a list. */
function opened() {
  const body = document.createElement('div')
  body.dataset.body = ''
  body.innerHTML =
    '<ul><li data-leaf="2">one <b>two</b><img alt="" src="data:,"><ul><li>inner</li></ul></li></ul>'
  document.body.append(body)
  const [item, words] = [body.querySelector('li'), body.querySelector('li')?.firstChild]
  if (!item || !(words instanceof Text)) throw new Error('The page has no text.')
  return { item, words }
}

test('a text shows again what was drawn, in the same elements', () => {
  const { item, words } = opened()
  const drawn = item.innerHTML
  const picture = item.querySelector('img')
  const texts = new DrawnTexts()
  texts.keep(item)
  words.data = 'once '
  texts.keep(item)
  item.querySelector('b')?.prepend('composed ')
  texts.restore()
  expect(item.innerHTML).toBe(drawn)
  expect([item.firstChild, item.querySelector('img')]).toEqual([words, picture])
})

test('a list in the text, which has texts of its own, stays as it is', () => {
  const { item, words } = opened()
  const texts = new DrawnTexts()
  texts.keep(item)
  words.data = 'once '
  const inner = item.querySelector('li')
  inner?.append(' more')
  texts.restore()
  expect([words.data, inner?.textContent]).toEqual(['one ', 'inner more'])
})

test('what was restored once is kept no longer', () => {
  const { item, words } = opened()
  const texts = new DrawnTexts()
  texts.keep(item)
  texts.restore()
  words.data = 'drawn '
  texts.restore()
  expect(words.data).toBe('drawn ')
})
