import { partDescriptions } from './describe-fields.ts'
import { layoutDescriptions } from './describe-layout.ts'
import { moreDescriptions } from './describe-more.ts'
import type { DescribedComponent } from './described.ts'

/** Every component of the registry in words for authors, in the order in which a list offers them. */
export const descriptions: ReadonlyMap<string, DescribedComponent> = new Map([
  ...layoutDescriptions,
  ...partDescriptions,
  ...moreDescriptions,
])
