import type { Span } from '../../../../shared/page/writing/lines.ts'
import { monaco } from '../editor/monaco.ts'
import { type OpenPage, spanNow } from '../editor/openPage.ts'
import { SPELLING, suggestionsOn } from '../spelling/fixes.ts'

/** A marked word, and what it may be meant to be. */
export interface Misspelling extends Span {
  readonly word: string
  readonly suggestions: readonly string[]
}

const MOST = 5

/** The misspelled word at the cursor; undefined if there is none. */
export async function misspellingAt(openPage: OpenPage): Promise<Misspelling | undefined> {
  const { model } = openPage
  const { from, to } = spanNow(openPage)
  const place = model.getPositionAt(from)
  const markers = monaco.editor.getModelMarkers({ owner: SPELLING, resource: model.uri })
  const marker = markers.find(each => monaco.Range.containsPosition(each, place))
  if (!marker) return undefined
  const start = model.getOffsetAt({ lineNumber: marker.startLineNumber, column: marker.startColumn })
  const word = model.getValueInRange(marker)
  if (to > start + word.length) return undefined
  const suggestions = (await suggestionsOn(model, word)).slice(0, MOST)
  return { from: start, to: start + word.length, word, suggestions }
}

/** Whether a problem that may have a fix is marked at the cursor. */
export function hasProblem({ model, editor }: OpenPage): boolean {
  const place = editor.getPosition()
  const markers = monaco.editor.getModelMarkers({ resource: model.uri })
  return (
    place !== null && markers.some(one => one.owner !== SPELLING && monaco.Range.containsPosition(one, place))
  )
}
