import { fieldDescriptions } from './describe-fields.ts'
import { layoutDescriptions } from './describe-layout.ts'
import { moreDescriptions } from './describe-more.ts'
import type { DescribedComponent } from './described.ts'

/** Every component of the registry described for authors, in the order of the completion list. */
export const descriptions: ReadonlyMap<string, DescribedComponent> = new Map([
  ...layoutDescriptions,
  ...fieldDescriptions,
  ...moreDescriptions,
])
