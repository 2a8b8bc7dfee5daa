import type { OutputFile } from '../base/output-file.ts'
import type { RenderedPage } from '../base/rendered-page.ts'
import { encodePath } from '../base/routes.ts'
import { scriptText } from '../base/script-text.ts'

/** The folder of the files with what does not fit on pages, from the site's root. */
export const LATE_FOLDER = 'galley/late/'

/** The path of the file with what does not fit on a page, from the site's root. */
const lateOutput = (output: string): string => `${LATE_FOLDER}${output.replace(/html$/, 'js')}`

/** The address of the file with what does not fit on the page; undefined if everything does. */
export const lateHref = ({ late, prefix, output }: RenderedPage): string | undefined =>
  late && prefix + encodePath(lateOutput(output))

const partsText = (parts: Readonly<Record<number, string>>): string =>
  Object.entries(parts)
    .map(([number, html]) => `${number}:${scriptText(html)}`)
    .join(',')

/**
 * Returns the file with what does not fit on a page: a script, since pages opened from a folder can load nothing else.
 */
export const lateFile = ({ late, output }: RenderedPage): OutputFile | undefined =>
  late && { path: lateOutput(output), content: `galleyLate({${partsText(late.parts)}})\n` }
