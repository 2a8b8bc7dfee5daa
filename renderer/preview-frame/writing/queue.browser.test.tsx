import { afterEach, expect, test, vi } from 'vitest'
import { InputQueue } from './queue.ts'

afterEach(() => {
  for (const body of document.querySelectorAll('[data-body]')) body.remove()
})

const typed = (text: string) => ({ inputType: 'insertText', text, range: undefined })
const caretNow = () => getSelection()?.anchorNode?.textContent

/** A page of two texts that shows nothing new yet, with the caret in the first. */
function opened() {
  const body = document.createElement('div')
  body.dataset.body = ''
  body.innerHTML = '<p data-line="5" data-leaf="0">one</p><p data-line="7" data-leaf="0">two</p>'
  document.body.append(body)
  const page = { isWaiting: true }
  const done: string[] = []
  const returned = vi.fn()
  const queue = new InputQueue({
    mustWait: () => page.isWaiting,
    perform: ({ inputType, text }) => {
      done.push(`${text} in ${caretNow()}`)
      if (inputType === 'indent') {
        put(1)
        queue.placed()
      }
    },
    returned,
  })
  /** Selects the end of a text, as the session does after an edit. */
  const put = (index: number) => {
    const words = body.children[index]?.firstChild
    if (words) getSelection()?.collapse(words, 3)
  }
  /** Does what a press of the person does. */
  const press = (index: number) => {
    queue.caretMoves()
    put(index)
  }
  put(0)
  /** The page shows the last edit: the caret goes there if the next key belongs there. */
  const show = (edited: number) => {
    page.isWaiting = false
    if (queue.follows()) put(edited)
    queue.goOn()
  }
  return { queue, press, show, done, returned }
}

test('keys that wait are done where the caret was when they were pressed', () => {
  const { queue, press, show, done, returned } = opened()
  queue.take(typed('a'))
  press(1)
  queue.take(typed('b'))
  queue.take(typed('c'))
  press(0)
  queue.take(typed('d'))
  show(0)
  expect(done).toEqual(['a in one', 'b in two', 'c in two', 'd in one'])
  expect(returned).not.toHaveBeenCalled()
})

test('a caret that was moved after the last key is there again when the keys are done', () => {
  const { queue, press, show, done, returned } = opened()
  queue.take(typed('a'))
  press(1)
  show(0)
  expect([done, caretNow()]).toEqual([['a in one'], 'two'])
  expect(returned).toHaveBeenCalledOnce()
})

test('a key that goes to the next text takes those after it along', () => {
  const { queue, show, done } = opened()
  queue.take(typed('a'))
  queue.take({ ...typed('tab'), inputType: 'indent' })
  queue.take(typed('b'))
  show(0)
  expect(done).toEqual(['a in one', 'tab in one', 'b in two'])
})

test('keys in a text that is gone are dropped, those after them elsewhere are done', () => {
  const { queue, press, show, done } = opened()
  press(1)
  queue.take(typed('a'))
  queue.take(typed('b'))
  press(0)
  queue.take(typed('c'))
  document.querySelector('[data-line="7"]')?.remove()
  show(0)
  expect(done).toEqual(['c in one'])
})
