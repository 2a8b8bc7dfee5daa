import { createParser } from 'eventsource-parser'

/** One event of a stream: one message of server-sent events, or one line of JSON. */
export interface StreamEvent {
  /** The name of its kind, if it has one. */
  readonly name: string
  readonly data: string
}

/** Reads the events of a stream that arrives in pieces. */
export interface EventReader {
  /** Returns the events that a piece completes. */
  readonly read: (piece: string) => readonly StreamEvent[]
  /** Returns the events that only the end of the stream completes. */
  readonly rest: () => readonly StreamEvent[]
}

/**
 * Characters of a line or of a server-sent event. A longer line is cut into several events, and a longer event is left
 * out, so that a server cannot fill the memory.
 */
const LONGEST = 1_000_000

/** Reads server-sent events. */
function messages(): EventReader {
  let events: StreamEvent[] = []
  const parser = createParser({
    onEvent: ({ event = '', data }) => events.push({ name: event, data }),
    onError: ({ type }) => {
      // The standard ignores everything else that is wrong.
      if (type !== 'max-buffer-size-exceeded') return
      events.push({ name: '', data: '…' })
      parser.reset()
    },
    maxBufferSize: LONGEST,
  })
  const taken = () => {
    const all = events
    events = []
    return all
  }
  return {
    read: piece => {
      parser.feed(piece)
      return taken()
    },
    rest: () => {
      parser.reset({ consume: true })
      return taken()
    },
  }
}

/** Reads lines, or JSON texts that each begin with a separator (RFC 7464). */
function lines(): EventReader {
  let held = ''
  const eventsOf = (all: readonly string[]) =>
    all
      .map(line => line.trim())
      .filter(line => line !== '')
      .map(data => ({ name: '', data }))
  return {
    read: piece => {
      const all = (held + piece).replaceAll('\u001e', '\n').split('\n')
      held = all.pop() ?? ''
      if (held.length > LONGEST) {
        all.push(held)
        held = ''
      }
      return eventsOf(all)
    },
    rest: () => {
      const all = [held]
      held = ''
      return eventsOf(all)
    },
  }
}

/** Whether a response is shown as a table of events. */
export const isEventType = (type: string): boolean =>
  /event-stream|ndjson|jsonl|json-seq|stream\+json/i.test(type)

/** Returns a reader for a content type. */
export const eventReader = (type: string): EventReader => (/event-stream/i.test(type) ? messages() : lines())
