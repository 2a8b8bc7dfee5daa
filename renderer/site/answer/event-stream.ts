import { createParser } from 'eventsource-parser'

/** One event of a stream: one message of server-sent events, or one line of JSON. */
export interface StreamEvent {
  /** The name of its kind, if it has one. */
  readonly name: string
  readonly data: string
}

/** Reads the events of a stream from its pieces. */
export interface EventReader {
  /** The events that a piece completes. */
  readonly read: (piece: string) => readonly StreamEvent[]
  /** What is left at the end. */
  readonly rest: () => readonly StreamEvent[]
}

/** A line that is longer is cut into several events, so that a server cannot fill the memory. */
const LONGEST = 1_000_000

function messages(): EventReader {
  let events: StreamEvent[] = []
  const parser = createParser({
    onEvent: ({ event = '', data }) => events.push({ name: event, data }),
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

/** Lines, or JSON texts that each begin with a mark (RFC 7464). */
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

/** Returns the reader of a type of stream. */
export const eventReader = (type: string): EventReader => (/event-stream/i.test(type) ? messages() : lines())
