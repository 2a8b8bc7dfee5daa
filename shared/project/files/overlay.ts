import { message } from '../../messages/message.ts'
import { Refusal } from '../../text/failure.ts'
import { encodedText, isBytes, sizeOnDisk } from './bytes.ts'
import type { Files, FileText, ListedFile } from './files.ts'

/** Unsaved texts by file; `undefined` is a file that will be deleted. */
export type Drafts = ReadonlyMap<string, string | undefined>

const gone = (path: string): Refusal => new Refusal('not-found', message('project:noFile', { file: path }))

const readOnly = (path: string): Promise<never> =>
  Promise.reject(new Refusal('not-allowed', message('project:readOnlyView', { file: path })))

function listed(entries: readonly ListedFile[], drafts: Drafts): readonly ListedFile[] {
  const kept = entries.filter(entry => !drafts.has(entry.path))
  const drafted: ListedFile[] = []
  for (const [path, text] of drafts) {
    if (text !== undefined) drafted.push({ path, size: sizeOnDisk(path, { text, bom: false }) })
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
    readBytes: async (path, most) => {
      if (!drafts.has(path)) return files.readBytes(path, most)
      if (isBytes(path)) return files.readReferenced(text(path), most)
      return encodedText({ text: text(path), bom: false }).slice(0, most)
    },
    readReferenced: (reference, most) => files.readReferenced(reference, most),
    checkName: path => files.checkName(path),
    keepBytes: bytes => files.keepBytes(bytes),
    write: readOnly,
    remove: readOnly,
    watch: report => files.watch(report),
  }
}
