import type { RequestModel } from '../../../shared/openapi/operation/request-model.ts'
import { isJsonType } from '../../../shared/openapi/operation/serialize.ts'
import { isJson } from '../base/is-json.ts'

/** Whether a body that is sent as JSON is not valid JSON; sequences of JSON texts are not checked. */
export function isInvalidJson({ body }: RequestModel): boolean {
  if (body?.kind !== 'text' || !isJsonType(body.type) || /json-seq/i.test(body.type)) return false
  return !isJson(body.text)
}
