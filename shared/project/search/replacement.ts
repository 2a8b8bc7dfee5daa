import type { SearchMatch } from './model.ts'

const SIGNS: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\' }

/**
 * Returns the text that replaces a match. For a regular expression, `$1` to `$9` stand for its groups, `$&`
 * for the whole match, `$$` for a dollar sign, `\n` and `\t` for a new line and a tab; otherwise the text is
 * literal.
 */
export function replacementOf(
  { found, groups }: Pick<SearchMatch, 'found' | 'groups'>,
  replacement: string,
): string {
  if (!groups) return replacement
  return replacement.replace(/\$([1-9&$])|\\([nt\\])/g, (written, dollar?: string, sign?: string) => {
    if (sign !== undefined) return SIGNS[sign] ?? written
    if (dollar === '&') return found
    return dollar === '$' ? '$' : (groups[Number(dollar) - 1] ?? '')
  })
}
