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
