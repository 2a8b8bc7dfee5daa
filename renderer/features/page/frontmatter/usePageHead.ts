import { useMemo, useSyncExternalStore } from 'react'
import { findBlock } from '../../../../shared/page/frontmatter/block.ts'
import { readFrontmatter } from '../../../../shared/page/frontmatter/read.ts'
import type { TextEdits } from '../../../../shared/text/edit.ts'
import { documentsOf } from '../../../host/documents/documents.ts'
import type { Mirror } from '../../../host/documents/mirror-model.ts'
import { useSite } from '../../../host/scope/site.ts'

/** The text of a page up to the end of its frontmatter, all of it if that is broken; `undefined` while it loads. */
export function usePageHead(file: string): string | undefined {
  const site = useSite()
  const { subscribe, read } = useMemo(() => pageHead(documentsOf(site), file), [file, site])
  return useSyncExternalStore(subscribe, read)
}

interface Head {
  readonly text: string
  readonly head: string
  /** Edits after this offset leave the head as it is. */
  readonly end: number
}

function headOf(text: string, file: string): Head {
  const { body, state } = readFrontmatter(text, file)
  const isSure = state !== 'broken' && findBlock(text)?.closed === true
  return { text, head: state === 'broken' ? text : text.slice(0, body), end: isSure ? body : text.length }
}

const isBelow = ({ end }: Head, edits: TextEdits | undefined): boolean =>
  edits?.every(({ offset }) => offset > end) === true

/** Follows the head of a page. What is typed below it is not read: a long text is put together when it is. */
export function pageHead(documents: Pick<Mirror, 'known' | 'subscribe'>, file: string) {
  let last: Head | undefined
  const read = (): string | undefined => {
    const text = documents.known(file)?.text
    if (text === undefined) return undefined
    if (last?.text !== text) last = headOf(text, file)
    return last.head
  }
  const subscribe = (listener: () => void) =>
    documents.subscribe(file, ({ text, edits }) => {
      if (last && text !== undefined && isBelow(last, edits)) last = { ...last, text }
      listener()
    })
  return { read, subscribe }
}
