/** The size of a scroll area: its window and its whole content, in pixels. */
export interface Room {
  readonly height: number
  readonly whole: number
}

const most = ({ height, whole }: Room) => Math.max(0, whole - height)

/**
 * Returns the reading position in pixels from the top of the content: at the start the top of the window, at
 * the end its bottom, and in between in proportion, so that both ends can be reached in every pane.
 */
export function readingPosition(scrolled: number, room: Room): number {
  const end = most(room)
  return end === 0 ? 0 : scrolled + (Math.min(scrolled, end) / end) * room.height
}

/** How far to scroll so that `position` is the reading position; the inverse of {@link readingPosition}. */
export function scrollFor(position: number, room: Room): number {
  const end = most(room)
  return end === 0 ? 0 : Math.min(end, Math.max(0, position / (1 + room.height / end)))
}

/** A line of the source, may be between two, and its position. */
export interface Mark {
  readonly line: number
  readonly top: number
}

const between = (value: number, from: number, to: number) =>
  to <= from ? 0 : Math.min(1, Math.max(0, (value - from) / (to - from)))

/** The position of a line, interpolated between marks in rising order. */
export function topOf(line: number, marks: readonly Mark[]): number {
  const index = marks.findLastIndex(mark => mark.line <= line)
  const [mark, next] = [marks[index], marks[index + 1]]
  if (!mark) return marks[0]?.top ?? 0
  return next ? mark.top + (next.top - mark.top) * between(line, mark.line, next.line) : mark.top
}

/** The line at a position; the inverse of {@link topOf}. */
export function lineAt(top: number, marks: readonly Mark[]): number {
  const index = marks.findLastIndex(mark => mark.top <= top)
  const [mark, next] = [marks[index], marks[index + 1]]
  if (!mark) return marks[0]?.line ?? 1
  return next ? mark.line + (next.line - mark.line) * between(top, mark.top, next.top) : mark.line
}
