import { picturesIn } from '../../kit/base/pictures.ts'
import { moveTo, placeAt } from './caret.ts'
import type { EditSession } from './session.ts'

/** Lets files be dropped on the page. */
export function acceptFiles(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}

/** Pastes images where they are dropped on a text; the browser would open any file that is dropped. */
export function dropFiles(event: DragEvent, session: EditSession): void {
  const { dataTransfer, clientX, clientY } = event
  if (!dataTransfer || dataTransfer.files.length === 0) return
  event.preventDefault()
  const point = document.caretPositionFromPoint(clientX, clientY)
  const place = point ? placeAt(point.offsetNode, point.offset) : undefined
  if (!place || picturesIn(dataTransfer).length === 0) return
  moveTo(place)
  session.paste({ from: place, to: place }, dataTransfer, undefined)
}
