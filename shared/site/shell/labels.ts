import type { PageLabels } from '../base/rendered-page.ts'
import type { PageContext } from './page-context.ts'

/** The names of the landmarks of a document. */
export const labelsOf = ({ texts }: PageContext): PageLabels => ({
  skip: texts.skip,
  sections: texts.sections,
  navigation: texts.navigation,
  contents: texts.contents,
  announcement: texts.announcement,
})
