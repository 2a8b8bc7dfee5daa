import { SETTINGS_FILE } from '../../check/settings/settings-file.ts'
import { DICTIONARY_FILE } from '../../page/writing/dictionary-file.ts'
import { COUNTS_FILE } from '../../site/plan/repository-counts.ts'
import { ROOT_FILES } from '../recipes/root-files.ts'

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

const OWN_FILES: ReadonlySet<string> = new Set([
  SETTINGS_FILE,
  DICTIONARY_FILE,
  COUNTS_FILE,
  IGNORE_FILE,
  ...Object.values(ROOT_FILES),
])

/** The files in hidden folders that Galley writes. */
export const HIDDEN_FILES: readonly string[] = [...OWN_FILES].filter(file => file.includes('/'))

/** Whether `file` is a plain path of the repository, outside node_modules and hidden folders; those of the writing rules, the checks, the dictionary, the repository counts, the ignored pages and the recipes of hosts are allowed. */
export function isSiteFile(file: string): boolean {
  if (isRules(file) || OWN_FILES.has(file)) return true
  return file.split('/').every(name => name !== '' && !name.startsWith('.') && name !== 'node_modules')
}
