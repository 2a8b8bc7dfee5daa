import type { BlockChange } from '../../../shared/page/blocks/change.ts'
import { readBlocks } from '../../../shared/page/blocks/read-blocks.ts'
import { type BlockRun, runAt } from '../../../shared/page/blocks/source-block.ts'
import type { ParsedPage } from '../../../shared/page/parse/parsed-page.ts'
import type { Span } from '../../../shared/page/writing/lines.ts'
import { perSite } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'

/** Blocks that a change left selected while the cursor is inside them. */
interface MadeBlocks {
  readonly file: string
  /** The page's text after the change. */
  readonly text: string
  readonly block: Span
  /** Where the cursor is, or the selection starts. */
  readonly cursor: number
}

const madeOf = perSite(() => ({ last: undefined as MadeBlocks | undefined }))

/** Keeps the blocks of a change selected until the text changes or the cursor leaves `cursor`. */
export function keepMade(site: Site, file: string, { text, block }: BlockChange, cursor: number): void {
  madeOf(site).last = { file, text, block, cursor }
}

/** Returns the blocks that the last change left selected around the cursor; undefined if there are none. */
export function madeAround(site: Site, page: ParsedPage, cursor: number): BlockRun | undefined {
  const { last } = madeOf(site)
  const isSame = last?.file === page.file && last.text === page.text && last.cursor === cursor
  return isSame ? runAt(readBlocks(page), last.block) : undefined
}
