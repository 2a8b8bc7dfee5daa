import { isWritingRules } from '../../../../shared/project/files/kinds.ts'

/** The writing rules among `paths`: `.<editor>/rules.md`. */
export const rulesFilesOf = (paths: readonly string[]): readonly string[] =>
  [...new Set(paths)].filter(isWritingRules).sort()

/** The file for the editor that someone named, `Quill` or `.quill`; `undefined` where that names no folder. */
export function rulesFileFor(name: string): string | undefined {
  const folder = name.trim().replace(/^\.+/, '')
  return /^[\w-][\w.-]{0,40}$/.test(folder) && folder !== 'git' ? `.${folder}/rules.md` : undefined
}
