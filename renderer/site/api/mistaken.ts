import type { RequestModel } from '../../../shared/openapi/operation/request.ts'
import { isJsonType } from '../../../shared/openapi/operation/serialize.ts'

/** Whether a body that goes out as JSON is not JSON; a sequence of JSON texts is meant not to be. */
export function isInvalidJson({ body }: RequestModel): boolean {
  if (body?.kind !== 'text' || !isJsonType(body.type) || /json-seq/i.test(body.type)) return false
  try {
    JSON.parse(body.text)
    return false
  } catch {
    return true
  }
}
