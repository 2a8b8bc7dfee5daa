import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { watchPresses } from './presses.ts'
import type { FromFrame } from './protocol.ts'

const frame = document.createElement('div')
const told: FromFrame[] = []
let isPicking: boolean | undefined
const answerEarly = watchPresses(
  message => told.push(message),
  () => isPicking,
)

function show(html: string): void {
  frame.innerHTML = html
  document.body.append(frame)
}

afterEach(() => {
  frame.remove()
  told.length = 0
  isPicking = undefined
})

const press = (text: string) => userEvent.click(page.getByText(text))

test('a press goes to the source once the window has said that presses do', async () => {
  show('<p data-line="3">Text</p>')
  await press('Text')
  expect(told).toEqual([])
  isPicking = true
  answerEarly()
  const source = { kind: 'source', line: 3, region: undefined, pointer: undefined, snippet: undefined }
  expect(told).toEqual([source])
  answerEarly()
  expect(told).toEqual([source])
  await press('Text')
  expect(told).toEqual([source, source])
})

test('an early press is forgotten if presses stay on the page, and one on a button was the button’s', async () => {
  show('<p data-line="3">Text</p><button type="button" data-line="5">More</button>')
  await press('Text')
  isPicking = false
  answerEarly()
  expect(told).toEqual([])
  isPicking = undefined
  await press('More')
  isPicking = true
  answerEarly()
  expect(told).toEqual([])
})
