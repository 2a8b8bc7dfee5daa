/** Returns text between tags as JSX reads it: without indentation and empty lines, its lines joined by single spaces. */
export function jsxText(text: string): string {
  if (!text.includes('\n')) return text
  const lines = text.split('\n')
  return lines
    .map((line, i) => {
      const start = i === 0 ? line : line.trimStart()
      return i === lines.length - 1 ? start : start.trimEnd()
    })
    .filter(line => line !== '')
    .join(' ')
}

/** Returns lines between tags without the indentation that all of them have, as Markdown is meant. */
export function withoutIndent(text: string): string {
  const lines = text.split('\n')
  const indents = lines
    .slice(1)
    .flatMap(line => (line.trim() === '' ? [] : [line.length - line.trimStart().length]))
  const least = Math.min(...indents)
  return lines.map((line, i) => (i === 0 ? line.trimStart() : line.slice(least))).join('\n')
}
