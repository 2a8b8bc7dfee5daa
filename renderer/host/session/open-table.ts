import type { ParsedPage } from '../../../shared/page/parse/parsed-page.ts'
import { type CellPlace, cellAt, type PageTable, tableIn } from '../../../shared/page/tables/page-table.ts'
import type { TextEdits } from '../../../shared/text/edit.ts'
import { documentsOf } from '../documents/documents.ts'
import type { TextChange } from '../documents/mirror-model.ts'
import { readPageText } from '../documents/read-page.ts'
import { perSite, siteStore } from '../scope/per-scope.ts'
import type { Site } from '../scope/site.ts'
import type { SplitPane } from '../view/split.ts'
import { useView } from '../view/view.ts'

/** A table of a file, found again after every change of the text. */
export interface TableReading {
  readonly file: string
  readonly page: ParsedPage
  /** Where the table begins. */
  readonly at: number
  readonly table: PageTable
}

/** The table that is open as a grid. */
export interface OpenTable {
  readonly reading: TableReading
  /** The cell to go to first. */
  readonly start: CellPlace
  /** The pane that shows the grid. */
  readonly side: SplitPane
  /** Another one each time a table is opened. */
  readonly serial: number
}

function readTable(file: string, page: ParsedPage, offset: number): TableReading | undefined {
  const table = tableIn(page, offset)
  return table && { file, page, at: table.rows[0]?.from ?? offset, table }
}

/** An offset after edits; the start of an edit around it. */
function shifted(offset: number, edits: TextEdits): number {
  const before = edits.filter(edit => edit.offset < offset)
  return before.reduce((at, edit) => Math.max(edit.offset, at + edit.text.length - edit.length), offset)
}

/** The table after a change of its file; `undefined` if it is gone. */
function followed(reading: TableReading, { text, edits = [] }: TextChange): TableReading | undefined {
  const { file, page, at } = reading
  return text === undefined
    ? undefined
    : readTable(file, readPageText(file, text, page), Math.min(text.length, shifted(at, edits)))
}

const useOpen = siteStore<{ readonly open: OpenTable | undefined }>(() => ({ open: undefined }))

/** The table of a file that is open in a split pane, or in the only one. */
export const useOpenTable = (file: string, pane: SplitPane | undefined): OpenTable | undefined =>
  useOpen(({ open }) =>
    open?.reading.file === file && (pane === undefined || open.side === pane) ? open : undefined,
  )

/** Opens the table at an offset of a file as a grid; returns whether there is one. */
export function openTable(site: Site, file: string, offset: number): boolean {
  const text = documentsOf(site).known(file)?.text
  const reading = text === undefined ? undefined : readTable(file, readPageText(file, text), offset)
  if (!reading) return false
  const { side } = useView.of(site).getState()
  const start = cellAt(reading.table, offset)
  useOpen.of(site).setState(({ open }) => ({
    open: { reading, start, side, serial: (open?.serial ?? 0) + 1 },
  }))
  return true
}

/** The open table as the current text has it; `undefined` if none is open. */
export const readingNow = (site: Site): TableReading | undefined => useOpen.of(site).getState().open?.reading

/** Closes the grid. */
export const closeTable = (site: Site): void => useOpen.of(site).setState({ open: undefined })

/** Who follows the open table of a site. */
const followerOf = perSite((): { current: object | undefined } => ({ current: undefined }))

/** Finds the open table of a file again whenever the file changes; the returned function closes it. */
export function followTable(site: Site, file: string): () => void {
  const openHere = () => {
    const { open } = useOpen.of(site).getState()
    return open?.reading.file === file ? open : undefined
  }
  const stop = documentsOf(site).subscribe(file, change => {
    const open = openHere()
    const reading = open && followed(open.reading, change)
    if (open) useOpen.of(site).setState({ open: reading && { ...open, reading } })
  })
  const follower = followerOf(site)
  const own = {}
  follower.current = own
  return () => {
    stop()
    if (follower.current === own) follower.current = undefined
    // React starts effects twice while the program is developed.
    queueMicrotask(() => {
      if (!follower.current && openHere()) closeTable(site)
    })
  }
}
