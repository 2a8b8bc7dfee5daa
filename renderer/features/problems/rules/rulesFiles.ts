import { isWritingRules } from '../../../../shared/project/files/kinds.ts'

/** The files of writing rules among `paths`: `.<editor>/rules.md`. */
export const rulesFilesOf = (paths: readonly string[]): readonly string[] =>
  [...new Set(paths)].filter(isWritingRules).sort()

/** The file for an editor typed as `Quill` or `.quill`; `undefined` if that is not a folder name. */
export function rulesFileFor(name: string): string | undefined {
  const folder = name.trim().replace(/^\.+/, '')
  return /^[\w-][\w.-]{0,40}$/.test(folder) && folder !== 'git' ? `.${folder}/rules.md` : undefined
}
