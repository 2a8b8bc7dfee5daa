import type { Division } from '../../config/navigation/division.ts'

/** Codes of languages that some sites write in another way. */
const CODES: Readonly<Record<string, string>> = { cn: 'zh-Hans', jp: 'ja', 'ja-jp': 'ja', ua: 'uk' }

/** The name of a language in that language, such as `français`, with a capital letter. */
function languageName(code: string): string {
  const known = CODES[code.toLowerCase()] ?? code
  try {
    const name = new Intl.DisplayNames([known], { type: 'language', fallback: 'none' }).of(known) ?? code
    return name.charAt(0).toLocaleUpperCase(known) + name.slice(1)
  } catch {
    return code // it is no code of a language
  }
}

/** The name of a division as readers see it. */
export const divisionName = ({ kind, name }: Pick<Division, 'kind' | 'name'>): string =>
  kind === 'language' ? languageName(name) : name
