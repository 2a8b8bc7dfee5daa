import type { ApiOperation, ApiSource } from '../document/operations.ts'
import type { ApiFiles } from '../document/references.ts'
import type { SchemaBudget } from '../schema/budget.ts'

/** Options for building models. */
export interface ModelOptions {
  readonly files: ApiFiles
  readonly source: ApiSource
  readonly requiredFirst?: boolean
}

/** What the parts of one operation are read with. */
export interface OperationContext extends ModelOptions {
  readonly operation: ApiOperation
  readonly budget: SchemaBudget
  readonly isOld: boolean
}
