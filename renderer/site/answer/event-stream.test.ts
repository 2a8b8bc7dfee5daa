import { expect, test } from 'vitest'
import { eventReader, isEventType } from './event-stream.ts'

test('server-sent events are read wherever their text is split', () => {
  const reader = eventReader('text/event-stream; charset=utf-8')
  expect(reader.read('event: tick\ndata: on')).toEqual([])
  expect(reader.read('e\ndata: two\n\n: a comment\n\ndata: {"a":1}\n\nda')).toEqual([
    { name: 'tick', data: 'one\ntwo' },
    { name: '', data: '{"a":1}' },
  ])
  expect(reader.rest()).toEqual([])
})

test('each line of JSON is an event, even the last one without a line break', () => {
  const reader = eventReader('application/x-ndjson')
  expect(reader.read('{"a":1}\r\n\n{"b"')).toEqual([{ name: '', data: '{"a":1}' }])
  expect(reader.read(':2}')).toEqual([])
  expect(reader.rest()).toEqual([{ name: '', data: '{"b":2}' }])
  const marked = eventReader('application/json-seq')
  expect([...marked.read('\u001e{"a":1}\n\u001e'), ...marked.rest()]).toEqual([{ name: '', data: '{"a":1}' }])
})

test('a line that does not end is cut, so that it cannot fill the memory', () => {
  const reader = eventReader('application/jsonl')
  const events = reader.read('x'.repeat(1_500_000))
  expect(events.length + reader.rest().length).toBeGreaterThan(0)
  expect(isEventType('application/json')).toBe(false)
})

test('a server-sent event that is too long is left out, and the next ones are read', () => {
  const reader = eventReader('text/event-stream')
  const pieces = ['data: ', 'x'.repeat(1_500_000), 'x\n\n', 'data: next\n\n']
  expect(pieces.flatMap(piece => reader.read(piece))).toEqual([
    { name: '', data: '…' },
    { name: '', data: 'next' },
  ])
})
