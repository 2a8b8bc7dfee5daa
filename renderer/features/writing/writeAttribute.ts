import { t } from 'i18next'
import type { Leaf } from '../../../shared/page/parse/page-leaves.ts'
import type { ParsedPage } from '../../../shared/page/parse/parsed-page.ts'
import { fits } from '../../../shared/page/writing/page-edit.ts'
import { typedLeaf } from '../../../shared/page/writing/typed-leaf.ts'
import {
  attributeShownAs,
  caretIn,
  replaceInAttribute,
  type ShownAttribute,
} from '../../../shared/site/writing/shown-attribute.ts'
import { editFile } from '../../host/documents/documents.ts'
import { perSite } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { pagesNow } from '../../host/site/pages.ts'
import { type AttributeName, isAttributeName, type TextPlace } from '../../preview-frame/writing/protocol.ts'
import { pageNow } from './pageText.ts'
import { typingStep, type WrittenText } from './typingStep.ts'

/** What the page shows before the patch for the last edit arrives. */
interface Typed {
  readonly source: string
  readonly block: number
  readonly name: AttributeName
  readonly leaf: Leaf
}

const stateOf = perSite(() => ({ typed: undefined as Typed | undefined }))

/** The text of an attribute at a place: as the source has it, or as the page shows it while its patch is on the way. */
function attributeAt(
  site: Site,
  page: ParsedPage,
  { block, name, shown }: TextPlace,
): ShownAttribute | undefined {
  const found = typeof name === 'string' ? attributeShownAs(page, block, name) : undefined
  if (!found || fits(found.text, found.leaf, shown)) return found
  const { typed } = stateOf(site)
  const isTyped = typed?.source === page.text && typed.block === block && typed.name === name
  return isTyped && typed.leaf.shown === shown ? { ...found, leaf: typed.leaf } : undefined
}

/** Applies what was typed in the text of an attribute; returns the caret's place, `undefined` if nothing was changed. */
export function writeAttribute(
  site: Site,
  file: string,
  { action, from, to, text, step }: WrittenText,
): TextPlace | undefined {
  const page = pageNow(site, file)
  const { name, block } = from
  if (!page || action !== 'text' || typeof name !== 'string' || !isAttributeName(name)) return undefined
  const shown = name === to.name && block === to.block ? attributeAt(site, page, from) : undefined
  const span = { from: from.at, to: to.at }
  const change = shown && replaceInAttribute(page, shown, { ...span, side: from.side }, text)
  if (!shown || !change) return undefined
  const title = pagesNow(site).get(file)?.title ?? file
  editFile(site, file, change.edits, {
    ...(step ?? {
      label: t('writing:step.text', { page: title }),
      merge: typingStep(site, file, change.edits),
    }),
    focus: { file, offset: change.edits[0]?.offset ?? shown.tag.from },
  })
  const next = pageNow(site, file)
  const after = next && attributeShownAs(next, block, name)
  if (!after) return undefined
  const caret = caretIn(after, change.caret)
  stateOf(site).typed = {
    source: next.text,
    block,
    name,
    leaf: typedLeaf(shown.leaf, span, { edits: change.inText, caret: change.caret }, change.typed),
  }
  return { block, name, ...caret }
}
