import { message } from '../../messages/message.ts'
import { Refusal } from '../../text/failure.ts'
import { fileBytes } from './bytes.ts'
import type { FileEntry, Files, FileText } from './files.ts'

/** Unsaved texts by file; `undefined` is a file that will be deleted. */
export type Drafts = ReadonlyMap<string, string | undefined>

const gone = (path: string): Refusal => new Refusal('not-found', message('project:noFile', { file: path }))

const readOnly = (path: string): Promise<never> =>
  Promise.reject(new Refusal('not-allowed', message('project:readOnlyView', { file: path })))

function listed(entries: readonly FileEntry[], drafts: Drafts): readonly FileEntry[] {
  const kept = entries.filter(entry => !drafts.has(entry.path))
  const drafted: FileEntry[] = []
  for (const [path, text] of drafts) {
    if (text !== undefined) drafted.push({ path, size: fileBytes(path, { text, bom: false }).length })
  }
  return [...kept, ...drafted].sort((a, b) => (a.path < b.path ? -1 : 1))
}

/**
 * Returns `files` as if `drafts` were written, so that checks, preview and build need no notion of “unsaved”.
 * A view: it follows `drafts` as they change, and refuses to write.
 */
export function overlay(files: Files, drafts: Drafts): Files {
  const text = (path: string): string => {
    const draft = drafts.get(path)
    if (draft === undefined) throw gone(path)
    return draft
  }
  return {
    list: async () => listed(await files.list(), drafts),
    readText: async (path): Promise<FileText> =>
      drafts.has(path) ? { text: text(path), bom: false } : files.readText(path),
    readBytes: async (path, most) =>
      drafts.has(path)
        ? fileBytes(path, { text: text(path), bom: false }).slice(0, most)
        : files.readBytes(path, most),
    write: readOnly,
    remove: readOnly,
    watch: report => files.watch(report),
  }
}
