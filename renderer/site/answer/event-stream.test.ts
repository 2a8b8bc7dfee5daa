import { expect, test } from 'vitest'
import { eventReader, isEventType } from './event-stream.ts'

test('server-sent events are read from any pieces', () => {
  const reader = eventReader('text/event-stream; charset=utf-8')
  expect(reader.read('event: tick\ndata: on')).toEqual([])
  expect(reader.read('e\ndata: two\n\n: a comment\n\ndata: {"a":1}\n\nda')).toEqual([
    { name: 'tick', data: 'one\ntwo' },
    { name: '', data: '{"a":1}' },
  ])
  expect(reader.rest()).toEqual([])
})

test('lines of JSON are events, also the last one without an end', () => {
  const reader = eventReader('application/x-ndjson')
  expect(reader.read('{"a":1}\r\n\n{"b"')).toEqual([{ name: '', data: '{"a":1}' }])
  expect(reader.read(':2}')).toEqual([])
  expect(reader.rest()).toEqual([{ name: '', data: '{"b":2}' }])
  const marked = eventReader('application/json-seq')
  expect([...marked.read('\u001e{"a":1}\n\u001e'), ...marked.rest()]).toEqual([{ name: '', data: '{"a":1}' }])
})

test('a line without an end is cut, so that it cannot fill the memory', () => {
  const reader = eventReader('application/jsonl')
  const events = reader.read('x'.repeat(1_500_000))
  expect(events.length + reader.rest().length).toBeGreaterThan(0)
  expect(isEventType('application/json')).toBe(false)
})
