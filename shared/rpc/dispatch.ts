import { inEnglish } from '../messages/in-english.ts'
import { type Message, message } from '../messages/message.ts'
import { Refusal } from '../text/failure.ts'
import { contract, type Handlers, type Method } from './contract.ts'
import type { Reply } from './reply.ts'
import { ShapeError } from './shape.ts'

const isMethod = (name: unknown): name is Method => typeof name === 'string' && Object.hasOwn(contract, name)

const badRequest = (message: Message): Reply => ({
  kind: 'failure',
  failure: { code: 'bad-request', message },
})

function call<M extends Method>(handlers: Handlers, method: M, input: unknown): unknown {
  const handler: (input: never) => unknown = handlers[method]
  return handler(contract[method].takes.read(input) as never)
}

function failed(error: unknown, report: ((error: unknown) => void) | undefined): Reply {
  if (error instanceof Refusal) return { kind: 'failure', failure: error.failure }
  if (error instanceof ShapeError) return badRequest(error.reason)
  report?.(error)
  const reported =
    error instanceof Error ? `${error.name}: ${error.message}` : inEnglish(message('common:rpc.unknownFault'))
  return { kind: 'bug', message: reported.split('\n', 1)[0] ?? reported }
}

/**
 * Answers one request of a window. `method` and `input` are untrusted: only rows of the contract are reached,
 * and a handler gets only what the shape of its row names. Never rejects; `report` gets everything thrown that
 * is not a `Refusal`, for the log of the host.
 */
export async function dispatch(
  handlers: Handlers,
  method: unknown,
  input: unknown,
  report?: (error: unknown) => void,
): Promise<Reply> {
  if (!isMethod(method)) return badRequest(message('common:rpc.unknownMethod'))
  try {
    return { kind: 'value', value: await call(handlers, method, input) }
  } catch (error) {
    return failed(error, report)
  }
}
