import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DirtyFile } from '../../../shared/project/model.ts'
import { useCommitted } from '../../state/commit.ts'
import { CONFIG_FILE } from '../../state/config.ts'
import { documents, useDocument } from '../../state/documents.ts'
import { usePages } from '../../state/pages.ts'
import { configIn, useSentence } from '../changes/Receipt.tsx'
import { receiptOf } from '../changes/receipt.ts'
import { draftMessage, type Message } from './draftMessage.ts'

/** More sentences than this help nobody who reads a message. */
const MOST = 20

/** Drafts the message for these files, docs.json in the words of its receipt; `undefined` while that is read. */
export function useDraft(files: readonly DirtyFile[]): Message | undefined {
  const { t } = useTranslation('review')
  const pages = usePages()
  const sentence = useSentence()
  const isConfigEdited = files.some(({ file, change }) => file === CONFIG_FILE && change === 'edited')
  const committed = useCommitted(isConfigEdited ? CONFIG_FILE : undefined)
  const now = useDocument(CONFIG_FILE)?.text
  useEffect(() => void documents.load(CONFIG_FILE).catch(() => undefined), [])
  const told = useMemo(() => {
    if (!isConfigEdited) return []
    if (committed === undefined || now === undefined) return undefined
    const value = configIn(now)
    const all = receiptOf(configIn(committed ?? ''), value)
    return all.slice(0, MOST).map(one => sentence(one, value))
  }, [isConfigEdited, committed, now, sentence])
  if (!told) return undefined
  const titles = new Map([...pages.values()].map(page => [page.file, page.title]))
  const named = files
    .filter(({ file }) => told.length === 0 || file !== CONFIG_FILE)
    .map(one => ({ ...one, name: titles.get(one.file) ?? one.file }))
  return draftMessage(t, named, told)
}
