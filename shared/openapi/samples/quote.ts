/** Writes any text as a string of a programming language, so that nothing in it has another meaning. */

const hex = (unit: number) => unit.toString(16).padStart(4, '0')

const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const UNSAFE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/** For a POSIX shell: inside single quotes nothing is special. */
export function shell(text: string): string {
  if (/^[\w@%+=:,./-]+$/.test(text)) return text
  return `'${text.replaceAll('\0', '').replaceAll("'", "'\\''")}'`
}

/** For a POSIX shell, which fills in the variables of these names: `"Bearer $TOKEN"`. */
export function shellWith(text: string, variables: readonly string[]): string {
  const used = variables.filter(name => text.includes(`$${name}`))
  if (used.length === 0) return shell(text)
  const parts = text.split(new RegExp(`(\\$(?:${used.join('|')})(?![A-Z0-9_]))`))
  // In double quotes, an interactive shell gives the exclamation mark a meaning that nothing takes away.
  const isPlain = !/[!"\\`$]/.test(parts.filter((_, index) => index % 2 === 0).join(''))
  if (isPlain) return `"${text.replaceAll('\0', '')}"`
  return parts.map((part, index) => (part === '' ? '' : index % 2 === 1 ? `"${part}"` : shell(part))).join('')
}

/** In double quotes, with the escapes that JavaScript, Python, Java, C# and Go share. */
export const double = (text: string): string =>
  `"${text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/[\\"]/g, '\\$&')
    .replace(/[\n\r\t]/g, found => SHORT[found] ?? found)
    .replace(UNSAFE, found => (found.length > 1 ? found : `\\u${hex(found.charCodeAt(0))}`))}"`

/** For Ruby: `#{…}` would run in double quotes. */
export const ruby = (text: string): string => double(text).replace(/#(?=[{$@])/g, '\\#')

/** For PHP, in single quotes, where only the backslash and the quote are special. */
export const php = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`
