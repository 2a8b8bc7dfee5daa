import { afterEach, beforeEach, expect, test } from 'vitest'
import { showTerms } from './terms.ts'

const main = document.createElement('main')

beforeEach(() => {
  main.innerHTML =
    '<p>Press <strong>Share</strong>, <strong>not now</strong>, <b>Share</b>, <strong>constructor</strong>.</p>'
  document.body.append(main)
})
afterEach(() => main.remove())

const german = { names: new Map([['Share', 'Teilen']]), lang: 'de', dir: 'ltr' } as const

test('the names of another language stand behind the bold names, in that language', () => {
  showTerms(german)
  expect(main.textContent).toBe('Press Share (Teilen), not now, Share, constructor.')
  expect(main.querySelector('bdi')?.lang).toBe('de')
})

test('a name that ends as a sentence is one, too', () => {
  main.innerHTML = '<p><strong>Share.</strong> Sends a change.</p>'
  showTerms(german)
  expect(main.textContent).toBe('Share. (Teilen) Sends a change.')
})

test('another language takes the place of the one before, and English has none', () => {
  showTerms(german)
  showTerms({ names: new Map([['Share', 'مشاركة']]), lang: 'ar', dir: 'rtl' })
  expect(main.textContent).toBe('Press Share (مشاركة), not now, Share, constructor.')
  expect(main.querySelector('bdi')?.dir).toBe('rtl')
  showTerms({ ...german, names: new Map() })
  expect(main.textContent).toBe('Press Share, not now, Share, constructor.')
})

test('a name is text, whatever it contains', () => {
  showTerms({ ...german, names: new Map([['Share', '<img src=x>']]) })
  expect(main.querySelector('img')).toBeNull()
})
