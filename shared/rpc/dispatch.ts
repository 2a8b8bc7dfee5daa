import { Refusal } from '../text/failure.ts'
import { contract, type Handlers, type Method } from './contract.ts'
import type { Reply } from './reply.ts'
import { ShapeError } from './shape.ts'

const isMethod = (name: unknown): name is Method => typeof name === 'string' && Object.hasOwn(contract, name)

const badRequest = (message: string): Reply => ({
  kind: 'failure',
  failure: { code: 'bad-request', message },
})

function call<M extends Method>(handlers: Handlers, method: M, input: unknown): unknown {
  const handler: (input: never) => unknown = handlers[method]
  return handler(contract[method].takes.read(input) as never)
}

function failed(error: unknown, report: ((error: unknown) => void) | undefined): Reply {
  if (error instanceof Refusal) return { kind: 'failure', failure: error.failure }
  if (error instanceof ShapeError) return badRequest(error.message)
  report?.(error)
  const told = error instanceof Error ? `${error.name}: ${error.message}` : 'Something unknown was thrown.'
  return { kind: 'bug', message: told.split('\n', 1)[0] ?? told }
}

/**
 * Answers one request of a window. `method` and `input` are untrusted: only names of the contract's own
 * rows are reached, and a handler sees only what its row's shape lets through. Never rejects; `report`
 * gets whatever was thrown that is not a `Refusal`, for the host's log.
 */
export async function dispatch(
  handlers: Handlers,
  method: unknown,
  input: unknown,
  report?: (error: unknown) => void,
): Promise<Reply> {
  if (!isMethod(method)) return badRequest('The host knows no such request.')
  try {
    return { kind: 'value', value: await call(handlers, method, input) }
  } catch (error) {
    return failed(error, report)
  }
}
