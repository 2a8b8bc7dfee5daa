import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import type { Text } from '../../../shared/messages/message.ts'
import type { DirtyFile } from '../../../shared/project/base/model.ts'
import { useDocument } from '../../host/documents/documents.ts'
import { usePages } from '../../host/site/pages.ts'
import { useSentence } from '../changes/ConfigChanges.tsx'
import { configIn } from '../changes/revertEdits.ts'
import { receiptOf } from '../changes/settingChanges.ts'
import { useCommitted } from '../changes/sinceCommit.ts'
import { draftMessage, type Message } from './draftMessage.ts'

/** More sentences than this do not help a reader. */
const MOST = 20

/** What a message can mention. */
interface Draft {
  readonly message: Message
  /** Why it does not describe the changes in docs.json. */
  readonly failure?: { readonly message: Text }
}

/** Drafts the message for these files, docs.json with the sentences of its receipt if both of its texts are available; `undefined` while they load. */
export function useDraft(files: readonly DirtyFile[]): Draft | undefined {
  const { t } = useTranslation('sharing')
  const pages = usePages()
  const sentence = useSentence()
  const isConfigEdited = files.some(({ file, change }) => file === CONFIG_FILE && change === 'edited')
  const committed = useCommitted(isConfigEdited ? CONFIG_FILE : undefined)
  const { text: now, failure: unread } = useDocument(CONFIG_FILE) ?? {}
  const failure = !isConfigEdited ? undefined : committed.kind === 'failed' ? committed.why : unread
  const sentences = useMemo(() => {
    if (!isConfigEdited || failure) return []
    if (committed.kind !== 'answer' || now === undefined) return undefined
    const value = configIn(now)
    const all = receiptOf(configIn(committed.value ?? ''), value)
    return all.slice(0, MOST).map(one => sentence(one, value))
  }, [isConfigEdited, failure, committed, now, sentence])
  if (!sentences) return undefined
  const titles = new Map([...pages.values()].map(page => [page.file, page.title]))
  const named = files
    .filter(({ file }) => sentences.length === 0 || file !== CONFIG_FILE)
    .map(one => ({ ...one, name: titles.get(one.file) ?? one.file }))
  return { message: draftMessage(t, named, sentences), ...(failure && { failure }) }
}
