import type { ParsedPage } from '../../../shared/page/parse/parsed-page.ts'
import type { LeafChange } from '../../../shared/page/writing/leaf-text.ts'
import { literalChanges } from '../../../shared/page/writing/literal.ts'
import { placeOfOffset } from '../../../shared/page/writing/page-edit.ts'
import { applyEdits } from '../../../shared/text/edit.ts'
import { readPageText } from '../../host/documents/read-page.ts'
import type { Site } from '../../host/scope/site.ts'
import { pageNow } from './pageText.ts'

/** What may be markup, or end what is. */
const MARKUP = /[#*+<>_`{|}~$=-]|\d\./

const BROKEN = new Set(['page/unclosed-tag', 'page/stray-tag'])

const brokenTags = ({ problems }: ParsedPage): number =>
  problems.filter(({ code }) => BROKEN.has(code)).length

/**
 * Returns the change that types `typed` in the text that starts at `from`. Where it would be markup that shows no text
 * any more, such as a tag that is not closed, it is written as text: the caret stays, and keys that follow are not lost.
 */
export function asWritten(
  site: Site,
  file: string,
  change: LeafChange,
  { from, typed }: { readonly from: number; readonly typed: string },
): LeafChange {
  const page = pageNow(site, file)
  if (!page || typed === '') return change
  if (!MARKUP.test(typed) && !page.text.slice(from, change.edits[0]?.offset).includes('<')) return change
  const read = ({ edits }: LeafChange) => readPageText(file, applyEdits(page.text, edits), page)
  const isPlaced = (each: LeafChange) => placeOfOffset(read(each), each.caret) !== undefined
  const isFine = (each: LeafChange) => isPlaced(each) && brokenTags(read(each)) <= brokenTags(page)
  if (isFine(change)) return change
  const others = literalChanges(page.text, from, change, typed)
  return others.find(isFine) ?? [change, ...others].find(isPlaced) ?? change
}
