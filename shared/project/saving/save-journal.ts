import type { Draft } from '../base/drafts.ts'
import type { SaveEnd, Standing } from '../base/unfinished-save.ts'
import type { FileText } from '../files/files.ts'

/** One file of a save: what the disk holds before it, and after it; `null`: no such file. */
export interface SavedFile {
  readonly file: string
  readonly before: FileText | null
  readonly after: FileText | null
}

/** Remembers what a save is about to write, so that a later start can finish it or take it back. */
export interface SaveJournal {
  /** Resolves once the files are stored; the returned function is called when the save is over. */
  begin(files: readonly SavedFile[]): Promise<() => Promise<void>>
}

/** A file of an unfinished save, and what the disk holds of it now. */
export interface FoundFile extends SavedFile {
  readonly standing: Standing
}

/** Whether some files of a save were written and others were not. Files that other programs changed since decide nothing. */
export function isUnfinished(standings: readonly Standing[]): boolean {
  if (standings.includes('torn')) return true
  return standings.includes('before') && standings.includes('after')
}

/** A text that saves as the file it is; only a file that exists keeps its byte order mark by itself. */
const wholeText = (wanted: FileText | null, disk: FileText | null): string | null => {
  if (!wanted) return null
  return wanted.bom && !disk ? `\ufeff${wanted.text}` : wanted.text
}

/**
 * Returns the drafts that end an unfinished save, and the files to save then. A file that another program
 * changed is not saved: its draft has another base than the disk, which makes it a conflict.
 */
export function draftsThatEnd(
  files: readonly FoundFile[],
  end: SaveEnd,
): { readonly drafts: readonly Draft[]; readonly save: readonly string[] } {
  const drafts: Draft[] = []
  const save: string[] = []
  for (const { file, before, after, standing } of files) {
    const [wanted, left] = end === 'finish' ? [after, before] : [before, after]
    if (standing === (end === 'finish' ? 'after' : 'before')) continue
    drafts.push({ file, text: wholeText(wanted, left), base: left })
    if (standing !== 'other') save.push(file)
  }
  return { drafts, save }
}
