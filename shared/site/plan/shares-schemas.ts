/** With more operations than this, the pages of a site share the schemas that they show. */
export const MANY_OPERATIONS = 150

interface PlannedSite {
  readonly reference: { readonly endpoints: ReadonlyMap<string, unknown> }
  readonly preview: boolean
}

/** Inner schemas with their own pages are shown there only, so that not every page repeats them. */
export const sharesSchemas = ({ reference, preview }: PlannedSite): boolean =>
  // A preview has no files beside its pages.
  reference.endpoints.size > MANY_OPERATIONS && !preview
