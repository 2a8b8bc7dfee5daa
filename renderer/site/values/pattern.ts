/** Longer texts and patterns are not tested: a pattern that repeats a repetition takes ages on them. */
const LONGEST_TEXT = 300
const LONGEST_PATTERN = 500

/** A repeated group that repeats or chooses inside: the time to test it may double with each character. */
const EXPLOSIVE = /\((?:[^()\\]|\\.)*[+*}|](?:[^()\\]|\\.)*\)\s*[+*{]/

const known = new Map<string, RegExp | undefined>()

function compiled(pattern: string): RegExp | undefined {
  if (pattern.length > LONGEST_PATTERN || EXPLOSIVE.test(pattern)) return undefined
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags)
    } catch {
      // Patterns of other languages are tried without Unicode rules, and then not tested.
    }
  }
  return undefined
}

/** Whether a text is known not to match a pattern; patterns that browsers cannot test quickly are matched by any text. */
export function isMismatch(text: string, pattern: string): boolean {
  if (!known.has(pattern)) known.set(pattern, compiled(pattern))
  return text.length <= LONGEST_TEXT && known.get(pattern)?.test(text) === false
}
