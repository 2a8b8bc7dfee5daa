/**
 * Writes a text as a literal of a script, between single quotes: HTML is full of double ones. What would end a line, or
 * the script if it were inside of a document, is escaped.
 */
export const scriptText = (value: string): string =>
  `'${value.replace(/[\\'\n\r\u2028\u2029]|<(?=\/script|!--)/g, found => ESCAPES[found] ?? found)}'`

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
  '<': '\\x3C',
}
