import { SETTINGS_FILE } from '../../check/settings/read.ts'
import { DICTIONARY_FILE } from '../../page/writing/dictionary-file.ts'
import { COUNTS_FILE } from '../../site/plan/repository-counts.ts'

const PAGE = /\.mdx?$/i
const SNIPPET = /^_?snippets\//i
// Written in capitals, as such papers are: a `changelog.mdx` may well be a page.
const PAPER = /^(README|LICENSE|CONTRIBUTING|CHANGELOG|CODE_OF_CONDUCT|SECURITY)\.(md|mdx)$/
const WRITING_RULES = /^\.[^/]+\/rules\.md$/

/** Whether a file holds writing rules: `.<editor>/rules.md`. */
export const isWritingRules = (file: string): boolean => WRITING_RULES.test(file)

/** Whether a file says which rules hold: the settings of the checks, or the writing rules. */
export const isRules = (file: string): boolean => file === SETTINGS_FILE || isWritingRules(file)

/** Whether a file is a page: Markdown that is neither a snippet, nor the writing rules, nor one of the repository's own papers. */
export const isPage = (file: string): boolean =>
  PAGE.test(file) && ![SNIPPET, PAPER, WRITING_RULES].some(other => other.test(file))

/** Whether a file is a text that pages show as a part of theirs. */
export const isSnippet = (file: string): boolean => PAGE.test(file) && SNIPPET.test(file)

/** Windows reads it as something else than a name: another separator, a stream, a pattern, a trailing dot or space. */
const NO_NAME = /[\\:*?"<>|\p{Cc}]|[. ](\/|$)/u
/** Windows has a device of that name in every folder. */
const DEVICE = /(^|\/)(con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])(\.|\/|$)/i

/** Whether `file` is a plain path of the repository, in no hidden folder but those of the writing rules, of the checks, of the dictionary and of what was counted, nor in node_modules. */
export function isSiteFile(file: string): boolean {
  if (isRules(file) || file === DICTIONARY_FILE || file === COUNTS_FILE) return true
  return file.split('/').every(name => name !== '' && !name.startsWith('.') && name !== 'node_modules')
}

/** Whether every system can hold a file of this name. */
export const isPortable = (file: string): boolean => !NO_NAME.test(file) && !DEVICE.test(file)

/** Whether every system that can hold `from` can hold `to`: it brings no name of a folder or file that some cannot. */
export function isAsPortable(to: string, from: string): boolean {
  const known = new Set(from.split('/'))
  return to.split('/').every(name => known.has(name) || isPortable(name))
}
