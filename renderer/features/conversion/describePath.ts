/** Formats a JSON pointer for people: `/navigation/tabs/1/icon` is `navigation › tabs 2 › icon`. */
export function describePath(pointer: string): string {
  const words: string[] = []
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~')
    const last = words.length - 1
    if (/^\d+$/.test(name) && last >= 0) words[last] = `${words[last]} ${Number(name) + 1}`
    else words.push(name)
  }
  return words.join(' › ')
}
