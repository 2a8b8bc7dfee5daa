import { fieldDescriptions } from './describe-fields.ts'
import { htmlDescriptions } from './describe-html.ts'
import { layoutDescriptions } from './describe-layout.ts'
import { moreDescriptions } from './describe-more.ts'
import type { DescribedAttribute, DescribedComponent } from './described.ts'

/** Every component of the registry described for authors, in the order of the completion list. */
export const descriptions: ReadonlyMap<string, DescribedComponent> = new Map([
  ...layoutDescriptions,
  ...fieldDescriptions,
  ...moreDescriptions,
])

/** The described attributes of a component or an element of HTML; none for names that are not known. */
export const describedAttributesOf = (name: string): Readonly<Record<string, DescribedAttribute>> =>
  descriptions.get(name)?.attributes ?? htmlDescriptions.get(name) ?? {}
