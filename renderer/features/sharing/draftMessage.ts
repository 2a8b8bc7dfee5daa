import type { TFunction } from 'i18next'
import type { DirtyFile } from '../../../shared/project/base/model.ts'

/** The first line of a commit message, and the rest. */
export interface Message {
  readonly title: string
  readonly details: string
}

/** A changed file with its label. */
interface NamedFile extends DirtyFile {
  readonly name: string
}

/** Drafts the commit message: what happened to each file, and what `told` describes of docs.json. */
export function draftMessage(
  t: TFunction<'sharing'>,
  files: readonly NamedFile[],
  sentences: readonly string[],
): Message {
  const lines = files.map(({ name, change }) => t(`did.${change}`, { name }))
  const all = [...lines, ...sentences]
  const [first = ''] = all
  const title =
    all.length === 1 ? first : t('titleMany', { count: files.length + (sentences.length > 0 ? 1 : 0) })
  return { title, details: all.length === 1 ? '' : all.map(line => `- ${line}`).join('\n') }
}

/** The message in git’s form. */
export const messageOf = ({ title, details }: Message): string =>
  details.trim() === '' ? title.trim() : `${title.trim()}\n\n${details.trim()}`
