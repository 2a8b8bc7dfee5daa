/** A page that the person changed. */
export interface EditedPage {
  readonly file: string
  /** Time of the last change in milliseconds since 1970; changes within a minute keep the time of the first. */
  readonly time: number
}

/** How many pages are remembered. */
const MAX_PAGES = 30

/** Milliseconds: every key is reported, but a new time is stored only once a minute. */
const MINUTE = 60_000

/** The recently edited pages, latest first, after `file` is edited at `time`. */
export function withEdited(edited: readonly EditedPage[], file: string, time: number): readonly EditedPage[] {
  const [first] = edited
  if (first?.file === file && time - first.time < MINUTE) return edited
  return [{ file, time }, ...edited.filter(page => page.file !== file)].slice(0, MAX_PAGES)
}

/** Reads the stored pages; ignores values of the wrong shape and duplicates. */
export function readEdited(value: unknown): readonly EditedPage[] {
  if (!Array.isArray(value)) return []
  const edited = value.filter(isEdited).map(({ file, time }): EditedPage => ({ file, time }))
  return edited
    .filter(({ file }, index) => edited.findIndex(other => other.file === file) === index)
    .slice(0, MAX_PAGES)
}

const isEdited = (value: unknown): value is EditedPage => {
  const { file, time } = Object(value) as Partial<EditedPage>
  return typeof file === 'string' && typeof time === 'number' && Number.isFinite(time)
}
