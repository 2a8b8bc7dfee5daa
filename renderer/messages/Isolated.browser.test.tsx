import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { message } from '../../shared/messages/message.ts'
import { localize } from './localize.ts'
import { showLanguage } from './messages.ts'

afterEach(() => showLanguage('en'))

const hint = () => localize(message('config:likeHint', { example: '"#0D9373"' }))

/** Where a character of a text is on the screen, from the left. */
function leftOf(text: Text, index: number): number {
  const range = document.createRange()
  range.setStart(text, index)
  range.setEnd(text, index + 1)
  return range.getBoundingClientRect().left
}

test('a value in a text that runs right to left keeps the order of its characters', async () => {
  await showLanguage('ar')
  await render(<p>{hint()}</p>)
  const text = page.getByText(/0D9373/).element().firstChild
  if (!(text instanceof Text)) throw new Error('There is no text.')
  const [sign, end] = [text.data.indexOf('#'), text.data.indexOf('D9373') + 4]
  expect(leftOf(text, sign)).toBeLessThan(leftOf(text, end))
})

test('texts that run left to right, numbers and words of the language stay as they are', async () => {
  expect(hint()).toBe('Write it like "#0D9373". Until then, it counts as missing.')
  await showLanguage('ar')
  expect(localize(message('config:missing', { name: 'الاسم' }))).not.toMatch(/[\u2068\u2069]/)
})
