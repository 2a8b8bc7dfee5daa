import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { FromWriting, TextPlace } from './protocol.ts'
import { Writing } from './writing.ts'

/** What the page shows when it is opened. */
const OPENED = 1

const ends: (() => void)[] = []

afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const TEXTS =
  '<p data-line="5" data-leaf="0">First text.</p><p data-line="7" data-leaf="0">Inside a note.</p>'

/** A page that is written on; its window has answered nothing yet. */
function opened(html = TEXTS) {
  const body = document.createElement('div')
  body.dataset.body = ''
  body.innerHTML = html
  document.body.append(body)
  const told: Extract<FromWriting, { readonly kind: 'write' }>[] = []
  const moves: number[] = []
  const tell = (message: FromWriting | { readonly kind: 'key' }) => {
    if (message.kind === 'write') told.push(message)
    else if (message.kind === 'selected') moves.push(message.moves)
  }
  const writing = new Writing({ tell, apply: vi.fn(), restart: vi.fn() }, OPENED)
  writing.receive({ kind: 'writing', isOn: true })
  ends.push(() => {
    writing.receive({ kind: 'writing', isOn: false })
    body.remove()
  })
  const goToEnd = async (index: number) => {
    const text = body.children[index]
    if (text) await userEvent.click(text)
    await userEvent.keyboard('{End}')
  }
  /** Takes the last edit, and shows it. */
  const answer = (source: number) => {
    const { edit, from } = told.at(-1) ?? {}
    writing.receive({ kind: 'caret', edit: edit ?? 0, place: from, source, hasMenu: false })
    writing.offer({ path: 'a', from: source - 1, to: source, source })
  }
  /** Puts the caret where the window wants it. */
  const place = (at: TextPlace) =>
    writing.receive({ kind: 'place', source: OPENED, place: at, to: undefined, moves: moves.at(-1) ?? 0 })
  const places = () => told.map(({ from }) => from)
  const changes = () => told.map(({ from, to, text }) => [from.block, from.at, to.at, text])
  const shown = () => [...body.children].map(text => text.textContent)
  return { goToEnd, answer, place, places, changes, shown }
}

test.for([
  ['{Backspace}', 'Inside a note', [7, 13, 14, '']],
  ['{Control>}{Backspace}{/Control}', 'Inside a note', [7, 13, 14, '']],
  ['{ArrowLeft}{Control>}{Backspace}{/Control}', 'Inside a .', [7, 9, 13, '']],
  ['{Home}{Delete}', 'nside a note.', [7, 0, 1, '']],
  ['{Home}{Control>}{Delete}{/Control}', ' a note.', [7, 0, 6, '']],
] as const)('%s that waits for the page removes what it removes at once', async ([keys, left, change]) => {
  const { goToEnd, answer, changes, shown } = opened()
  await goToEnd(0)
  await userEvent.keyboard('!')
  await goToEnd(1)
  await userEvent.keyboard(keys)
  expect(changes()).toEqual([[5, 11, 11, '!']])
  answer(2)
  expect(changes()).toEqual([[5, 11, 11, '!'], change])
  expect(shown()[1]).toBe(left)
})

test.for([
  '<p data-line="5" data-leaf="0">Use <code>npm</code></p>',
  '<p data-line="5" data-leaf="0">Use <strong>n<em>pm</em></strong></p>',
  '<ul data-line="5"><li data-leaf="0">Use <a href="/x">npm</a><ul><li data-leaf="9">Nested</li></ul></li></ul>',
])('keys behind a mark at the end of its text are not part of the mark: %s', async html => {
  const { goToEnd, places, place } = opened(html)
  await goToEnd(0)
  const behind = { block: 5, name: 0, shown: 'Use npm', at: 7, side: 'after' } as const
  place(behind)
  await userEvent.keyboard('x')
  expect(places()).toEqual([behind])
})

test('while nobody writes on the page, its patches and scrolling tell the window nothing', async () => {
  const tell = vi.fn()
  const writing = new Writing({ tell, apply: vi.fn(), restart: vi.fn() }, OPENED)
  writing.offer({ path: 'a', from: 1, to: 2, source: 2 })
  dispatchEvent(new Event('scroll'))
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(tell).not.toHaveBeenCalled()
})
