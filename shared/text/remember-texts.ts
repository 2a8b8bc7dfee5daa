/**
 * Returns `work` with its recent results remembered, for texts that come again and again. Of the texts, about `most`
 * UTF-16 units are kept; those that were not asked for lately are forgotten.
 */
export function rememberTexts<T>(work: (text: string) => T, most: number): (text: string) => T {
  let recent = new Map<string, T>()
  let older = new Map<string, T>()
  let size = 0
  return text => {
    const known = recent.get(text)
    if (known !== undefined) return known
    const made = older.get(text) ?? work(text)
    size += text.length
    if (size > most / 2) {
      older = recent
      recent = new Map()
      size = text.length
    }
    recent.set(text, made)
    return made
  }
}
