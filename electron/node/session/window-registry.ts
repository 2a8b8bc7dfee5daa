import type { OpenReply } from '../../../shared/project/base/model.ts'
import { Session, type SessionParts } from './session.ts'
import type { Wire } from './wire.ts'

/** Milliseconds that a window may be away before its work is dropped: with unsaved work, and without. */
const PATIENCE = { unsaved: 10 * 60_000, clean: 60_000 }

interface WindowSlot {
  readonly session: Session
  holder: Wire | undefined
  timer: NodeJS.Timeout | undefined
}

interface Prepared {
  readonly session: Session
  readonly reply: OpenReply
}

/** Knows which window has which session. A session waits for its window during a reload. */
export class WindowRegistry {
  readonly #parts: SessionParts
  readonly #slots = new Map<string, WindowSlot>()
  readonly #prepared: Prepared[] = []

  constructor(parts: SessionParts) {
    this.#parts = parts
  }

  /** Opens a folder for the next window that has none. */
  async prepare(folder: string): Promise<OpenReply> {
    const session = new Session(this.#parts)
    const reply = await session.open(folder)
    this.#prepared.push({ session, reply })
    return reply
  }

  /** Gives `window` its session over this wire; `offer` is what was prepared if it is not a site itself. */
  attach(window: string, wire: Wire): { readonly session: Session; readonly offer?: OpenReply } {
    const { seat, offer } = this.#slotOf(window)
    clearTimeout(seat.timer)
    if (seat.holder !== wire) seat.holder?.giveWay()
    seat.holder = wire
    seat.session.listen(wire.client.send)
    wire.attach(seat.session, () => this.#leave(window, seat, wire))
    return { session: seat.session, ...(offer && { offer }) }
  }

  find(wanted: (session: Session) => boolean): Session | undefined {
    return this.#sessions().find(wanted)
  }

  async close(): Promise<void> {
    for (const { timer } of this.#slots.values()) clearTimeout(timer)
    const waiting = this.#prepared.splice(0).map(({ session }) => session)
    await Promise.all([...this.#sessions(), ...waiting].map(session => session.close('keep')))
    this.#slots.clear()
  }

  #sessions(): readonly Session[] {
    return [...this.#slots.values()].map(({ session }) => session)
  }

  #slotOf(window: string): { readonly seat: WindowSlot; readonly offer?: OpenReply } {
    const known = this.#slots.get(window)
    if (known) return { seat: known }
    const prepared = this.#prepared.shift()
    const session = prepared?.session ?? new Session(this.#parts)
    const seat: WindowSlot = { session, holder: undefined, timer: undefined }
    this.#slots.set(window, seat)
    return { seat, ...(prepared && prepared.reply.kind !== 'open' && { offer: prepared.reply }) }
  }

  #leave(window: string, seat: WindowSlot, wire: Wire): void {
    if (seat.holder !== wire) return
    seat.holder = undefined
    seat.session.listen(undefined)
    const patience = seat.session.hasUnsaved ? PATIENCE.unsaved : PATIENCE.clean
    seat.timer = setTimeout(() => {
      this.#slots.delete(window)
      void seat.session.close('keep')
    }, patience).unref()
  }
}
