import { HostFault } from '../../../shared/rpc/connect.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { type Localized, localized } from '../../messages/localize.ts'

/** What went wrong, for a notice; the hint says what to do next. */
export function explain(error: unknown): Localized {
  if (error instanceof Refusal) return localized(error.failure)
  if (error instanceof HostFault) return { message: error.message }
  return { message: error instanceof Error ? error.message : String(error) }
}
