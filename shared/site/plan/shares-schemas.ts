import type { Site } from './plan.ts'

/** With more operations than this, the pages of a site share the schemas that they show. */
const MANY_OPERATIONS = 150

/** Inner schemas with their own pages are shown there only, so that not every page repeats them. */
export const sharesSchemas = ({ reference, preview }: Site): boolean =>
  // A preview has no files beside its pages.
  reference.endpoints.size > MANY_OPERATIONS && !preview
