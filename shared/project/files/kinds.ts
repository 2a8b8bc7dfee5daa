import { SETTINGS_FILE } from '../../check/settings/read.ts'
import { DICTIONARY_FILE } from '../../page/writing/dictionary-file.ts'
import { COUNTS_FILE } from '../../site/plan/repository-counts.ts'

const PAGE = /\.mdx?$/i
const SNIPPET = /(^|\/)_?snippets\//i
// In capitals, as such documents are: a `changelog.mdx` may well be a page.
const PAPER = /^(README|LICENSE|CONTRIBUTING|CHANGELOG|CODE_OF_CONDUCT|SECURITY)\.(md|mdx)$/
// Texts for programs that write with the author.
const INSTRUCTIONS = /(^|\/)((AGENTS|CLAUDE|CODEX|COPILOT|DESIGN|GEMINI|PRODUCT|SKILL|WARP)\.md$)|^skill\.md$/
const WRITING_RULES = /^\.[^/]+\/rules\.md$/

/** Whether a file holds writing rules: `.<editor>/rules.md`. */
export const isWritingRules = (file: string): boolean => WRITING_RULES.test(file)

/** Whether a file sets which rules hold: the settings of the checks, or the writing rules. */
export const isRules = (file: string): boolean => file === SETTINGS_FILE || isWritingRules(file)

/** Says which files are no pages, as patterns of gitignore. */
export const IGNORE_FILE = '.mintignore'

/** Whether a file is Markdown that the navigation may list, whatever its name. */
export const isMarkdown = (file: string): boolean => PAGE.test(file) && !WRITING_RULES.test(file)

/**
 * Whether a file is a page by its name: Markdown that is not a snippet, the writing rules, instructions for
 * programs, or a document about the repository itself.
 */
export const isPage = (file: string): boolean =>
  PAGE.test(file) && ![SNIPPET, PAPER, INSTRUCTIONS, WRITING_RULES].some(other => other.test(file))

/** Whether a file is a snippet: a text that pages include. */
export const isSnippet = (file: string): boolean => PAGE.test(file) && SNIPPET.test(file)

/** Windows does not accept it in a name: another separator, a stream, a wildcard, a trailing dot or space. */
const NO_NAME = /[\\:*?"<>|\p{Cc}]|[. ](\/|$)/u
/** Windows has a device of that name in every folder. */
const DEVICE = /(^|\/)(con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])(\.|\/|$)/i

const OWN_FILES: ReadonlySet<string> = new Set([DICTIONARY_FILE, COUNTS_FILE, IGNORE_FILE])

/** Whether `file` is a plain path of the repository, outside node_modules and hidden folders; those of the writing rules, the checks, the dictionary, the repository counts and the ignored pages are allowed. */
export function isSiteFile(file: string): boolean {
  if (isRules(file) || OWN_FILES.has(file)) return true
  return file.split('/').every(name => name !== '' && !name.startsWith('.') && name !== 'node_modules')
}

/** Whether a file of this name can exist on every system. */
export const isPortable = (file: string): boolean => !NO_NAME.test(file) && !DEVICE.test(file)

/** Whether `to` exists on every system on which `from` does: it adds no name that is invalid on some. */
export function isAsPortable(to: string, from: string): boolean {
  const known = new Set(from.split('/'))
  return to.split('/').every(name => known.has(name) || isPortable(name))
}
