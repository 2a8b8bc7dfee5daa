/**
 * Writes a text as a JavaScript string in single quotes, since HTML is full of double ones. Whatever would end the line, or
 * the script if it were inside a document, is escaped.
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
