/** Longer texts are not highlighted, because every token is an element. */
const LONGEST = 200_000

// An unterminated string extends to the end of its line, so that it is not scanned again.
const PARTS = /("(?:[^"\\\n]|\\.)*"?)(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** The class of a token, as in code on pages. */
function kindOf(part: string, text: string | undefined, colon: string | undefined): string {
  if (colon !== undefined) return 't-a'
  if (text !== undefined) return 't-s'
  return /^[tfn]/.test(part) ? 't-k' : 't-n'
}

/** Highlights JSON like code. */
export function highlighted(json: string): Node {
  const all = document.createDocumentFragment()
  if (json.length > LONGEST) {
    all.append(json)
    return all
  }
  let at = 0
  for (const match of json.matchAll(PARTS)) {
    const [part, text, colon] = match
    const span = document.createElement('span')
    span.className = kindOf(part, text, colon)
    span.textContent = text ?? part
    all.append(json.slice(at, match.index), span, colon ?? '')
    at = match.index + part.length
  }
  all.append(json.slice(at))
  return all
}
