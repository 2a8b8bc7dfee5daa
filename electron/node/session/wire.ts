import { message } from '../../../shared/messages/message.ts'
import type { Handlers } from '../../../shared/rpc/contract.ts'
import { dispatch } from '../../../shared/rpc/dispatch.ts'
import type { Reply } from '../../../shared/rpc/reply.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { Listener, Session } from './session.ts'

/** One window at the other end of a transport. */
export interface Client {
  /** Gets the events of the host. */
  readonly send: Listener
  /** Another wire replaced this one: the same window was opened twice. */
  replaced(): void
}

/** One wire to one window; its session is known once the window has sent its name. */
export class Wire {
  readonly client: Client
  readonly #handlers: Handlers
  readonly #report: ((error: unknown) => void) | undefined
  #session: Session | undefined
  #ended: (() => void) | undefined

  constructor(client: Client, handlers: (wire: Wire) => Handlers, report?: (error: unknown) => void) {
    this.client = client
    this.#handlers = handlers(this)
    this.#report = report
  }

  get session(): Session {
    if (this.#session) return this.#session
    throw new Refusal('bad-request', message('host:noWindowName'))
  }

  /** Serves `session` over this wire, until `ended` is called. */
  attach(session: Session, ended: () => void): void {
    this.#session = session
    this.#ended = ended
  }

  /** Leaves the session to another wire. */
  giveWay(): void {
    this.#session = undefined
    this.#ended = undefined
    this.client.replaced()
  }

  /** Answers a request, all of which is untrusted; never rejects. */
  request(method: unknown, input: unknown): Promise<Reply> {
    return dispatch(this.#handlers, method, input, this.#report)
  }

  /** The person returned to the window. */
  focused(): void {
    this.#session?.reconcile()
  }

  /** The connection is closed. */
  end(): void {
    this.#ended?.()
    this.#session = undefined
    this.#ended = undefined
  }
}
