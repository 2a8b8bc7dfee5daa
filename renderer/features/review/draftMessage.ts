import type { TFunction } from 'i18next'
import type { DirtyFile } from '../../../shared/project/base/model.ts'

/** The first line of a commit, and what follows. */
export interface Message {
  readonly title: string
  readonly details: string
}

/** A changed file as people call it. */
export interface NamedFile extends DirtyFile {
  readonly name: string
}

/** Drafts the message of a commit: what happened to each file, and what `told` says of docs.json. */
export function draftMessage(
  t: TFunction<'review'>,
  files: readonly NamedFile[],
  told: readonly string[],
): Message {
  const lines = files.map(({ name, change }) => t(`did.${change}`, { name }))
  const all = [...lines, ...told]
  const [first = ''] = all
  const title = all.length === 1 ? first : t('titleMany', { count: files.length + (told.length > 0 ? 1 : 0) })
  return { title, details: all.length === 1 ? '' : all.map(line => `- ${line}`).join('\n') }
}

/** The message as git takes it. */
export const messageOf = ({ title, details }: Message): string =>
  details.trim() === '' ? title.trim() : `${title.trim()}\n\n${details.trim()}`
