import { filledText } from '../../site/base/variables.ts'
import type { PageCheck } from './page-check.ts'

/** Returns a text of the page as readers get it, with the variables of docs.json filled in. */
export const withVariables = ({ context }: PageCheck, text: string): string =>
  filledText(text, context.site.config.newer?.variables ?? {})
