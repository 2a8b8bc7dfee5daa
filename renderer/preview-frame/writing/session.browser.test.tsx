import { afterEach, expect, test, vi } from 'vitest'
import type { TextPlace } from './protocol.ts'
import { EditSession } from './session.ts'

const SHOWN = 'one two three'
/** What the page shows when it is opened. */
const OPENED = 1

afterEach(() => {
  for (const part of document.querySelectorAll('[data-body], [data-region]')) part.remove()
})

/** A page with one text, and the caret in it. */
function opened(caret: number) {
  const body = document.createElement('div')
  body.dataset.body = ''
  body.contentEditable = 'true'
  body.innerHTML = `<p data-line="5" data-leaf="0">${SHOWN}</p>`
  document.body.append(body)
  body.focus()
  const around = {
    tell: vi.fn(),
    apply: vi.fn(),
    restart: vi.fn(),
    settled: vi.fn(),
    moved: vi.fn(),
    follows: () => false,
  }
  const session = new EditSession(around, OPENED)
  session.isOn = true
  const words = body.querySelector('p')?.firstChild ?? body
  const put = (at: number) => getSelection()?.collapse(words, at)
  put(caret)
  return { session, put, around }
}

const at = (offset: number): TextPlace => ({ block: 5, name: 0, shown: SHOWN, at: offset, side: 'before' })
const patchOf = (source: number) => ({ path: 'a', from: source - 1, to: source, source })
const caretNow = () => getSelection()?.anchorOffset

test('the caret goes where a change in the window puts it', () => {
  const { session } = opened(3)
  session.place({ place: at(7), to: undefined, moves: session.moves, source: OPENED })
  expect(caretNow()).toBe(7)
})

test('a caret that the person moved since the change was asked for stays', () => {
  const { session, put } = opened(3)
  const moves = session.moves
  session.caretMoves()
  put(10)
  session.place({ place: at(7), to: undefined, moves, source: OPENED })
  expect(caretNow()).toBe(10)
})

test('a caret that comes after something was typed does not move what is typed next', () => {
  const { session, around } = opened(3)
  const moves = session.moves
  session.send('text', { from: at(3), to: at(3) }, 'x')
  session.place({ place: at(7), to: undefined, moves, source: 2 })
  expect(caretNow()).toBe(3)
  session.answer({ kind: 'caret', edit: 1, place: at(4), source: 3 })
  session.offer(patchOf(3))
  expect([caretNow(), around.restart.mock.calls.length]).toEqual([4, 0])
})

test('every move and every edit is told to the window', () => {
  const { session, around } = opened(3)
  session.caretMoves()
  session.send('text', { from: at(3), to: at(3) }, 'x')
  expect([session.moves, around.moved.mock.calls.length]).toEqual([2, 2])
})

test('a caret in a text that is only renamed waits for the patch that renames it', () => {
  const { session, around } = opened(3)
  session.send('outdent', { from: at(3), to: at(3) }, '')
  session.answer({ kind: 'caret', edit: 1, place: { ...at(3), name: 4 }, source: 2 })
  expect([session.isWaiting, around.settled.mock.calls.length]).toEqual([true, 0])
  document.querySelector('[data-leaf]')?.setAttribute('data-leaf', '4')
  session.offer(patchOf(2))
  expect(around.settled).toHaveBeenCalledWith(true)
})

test('after an undo was asked for, keys wait until the page shows it', () => {
  const { session, around } = opened(3)
  session.step('undo')
  expect(session.isWaiting).toBe(true)
  const place = { ...at(7), shown: 'one two' }
  session.place({ place, to: undefined, moves: session.moves, source: 2 })
  session.stepped(2)
  expect(around.settled).not.toHaveBeenCalled()
  const words = document.querySelector('[data-leaf]')
  if (words) words.textContent = 'one two'
  session.offer(patchOf(2))
  expect([session.isWaiting, caretNow()]).toEqual([false, 7])
  expect(around.settled).toHaveBeenCalledWith(true)
})

test('what was typed and undone before it was drawn waits for word that the page is as it was', () => {
  const { session, around } = opened(3)
  session.send('text', { from: at(3), to: at(3) }, 'x')
  session.isVisible()
  session.answer({ kind: 'caret', edit: 1, place: { ...at(4), shown: 'onex two three' }, source: 2 })
  session.step('undo')
  session.place({ place: at(3), to: undefined, moves: session.moves, source: OPENED })
  session.stepped(OPENED)
  expect(around.settled).not.toHaveBeenCalled()
  session.offer({ path: 'a', from: 1, to: 1, source: OPENED })
  expect(around.settled).toHaveBeenCalledWith(true)
  expect([session.isWaiting, caretNow()]).toEqual([false, 3])
})

test('a patch that shows what was typed before an undo waits for the one that shows the undo', () => {
  const { session, around } = opened(3)
  session.send('text', { from: at(3), to: at(3) }, 'x')
  session.isVisible()
  session.answer({ kind: 'caret', edit: 1, place: { ...at(4), shown: 'onex two three' }, source: 2 })
  session.step('undo')
  session.offer(patchOf(2))
  session.place({ place: at(3), to: undefined, moves: session.moves, source: 3 })
  session.stepped(3)
  expect(around.apply).not.toHaveBeenCalled()
  session.offer({ ...patchOf(2), source: 3 })
  expect(around.apply).toHaveBeenCalledWith([patchOf(2), { ...patchOf(2), source: 3 }])
})

test('keys wait until the page shows a change that was made in the window', () => {
  const { session, around } = opened(3)
  const place = { ...at(0), name: 4, shown: 'Text' }
  session.place({ place, to: undefined, moves: session.moves, source: 2 })
  expect(session.isWaiting).toBe(true)
  const words = document.querySelector<HTMLElement>('[data-leaf]')
  if (words) words.dataset.leaf = '4'
  session.offer(patchOf(2))
  expect(session.isWaiting).toBe(false)
  expect(around.settled).toHaveBeenCalledWith(true)
})

test('an undo that changes nothing holds no keys', () => {
  const { session } = opened(3)
  session.step('undo')
  session.stepped(OPENED)
  expect([session.isWaiting, caretNow()]).toEqual([false, 3])
})

test('a patch that shows the title as it was before the last key waits for the one that shows it', () => {
  const { session, around } = opened(0)
  const region = document.createElement('header')
  region.dataset.region = 'title'
  region.innerHTML = '<h1>Guid</h1>'
  document.body.append(region)
  const title = (shown: string): TextPlace => ({
    block: 0,
    name: 'title',
    shown,
    at: shown.length,
    side: 'before',
  })
  const patch = (shown: string, source: number) => ({
    ...patchOf(source),
    regions: { title: `<p>Group</p><div><h1 class="page-title">${shown}</h1></div>` },
  })
  session.send('text', { from: title('Gu'), to: title('Gu') }, 'i')
  session.isVisible()
  session.send('text', { from: title('Gui'), to: title('Gui') }, 'd')
  session.isVisible()
  session.answer({ kind: 'caret', edit: 1, place: title('Gui'), source: 2 })
  session.answer({ kind: 'caret', edit: 2, place: title('Guid'), source: 3 })
  session.offer(patch('Gui', 2))
  expect(around.apply).not.toHaveBeenCalled()
  session.offer(patch('Guid', 3))
  expect(around.apply).toHaveBeenCalledWith([patch('Gui', 2), patch('Guid', 3)])
})
