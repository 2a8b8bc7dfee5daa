import type { PageSummary } from '../../page/summary.ts'

/** The text of a page that is made of an operation: what an author would write who wants nothing but it. */
export const generatedText = ({ openapi = '', openapiSchema }: PageSummary): string =>
  openapiSchema === undefined
    ? `---\nopenapi: ${JSON.stringify(openapi)}\n---\n`
    : `---\nopenapi-schema: ${JSON.stringify(openapiSchema)}\n---\n`
