/** Longer texts and patterns are not tested. */
const LONGEST_TEXT = 300
const LONGEST_PATTERN = 500

/** A group that contains no other one: its content, and its quantifier. */
const GROUP = /\((?:\?(?:[\w-]*:|<?[=!]|<\w+>))?([^()]*)\)([+*{])?/

/**
 * Whether a pattern has a repeated group with a quantifier or alternatives inside, at any depth: the time to test it may
 * double with each character.
 */
function isExplosive(pattern: string): boolean {
  let rest = pattern.replace(/\\./gs, 'x').replace(/\[[^\]]*\]/g, 'x')
  for (let found = GROUP.exec(rest); found; found = GROUP.exec(rest)) {
    const [group, content = '', quantifier = ''] = found
    const isBranching = /[+*?{|]/.test(content)
    if (isBranching && quantifier !== '') return true
    rest = rest.replace(group, () => (isBranching ? 'x*' : `x${quantifier}`))
  }
  return false
}

const known = new Map<string, RegExp | undefined>()

function compiled(pattern: string): RegExp | undefined {
  if (pattern.length > LONGEST_PATTERN || isExplosive(pattern)) return undefined
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags)
    } catch {
      // A pattern that is not valid with Unicode rules is tried without them; if that fails, too, it is not tested.
    }
  }
  return undefined
}

/** Whether a text certainly does not match a pattern; a pattern that may take long to test matches any text. */
export function isMismatch(text: string, pattern: string): boolean {
  if (!known.has(pattern)) known.set(pattern, compiled(pattern))
  return text.length <= LONGEST_TEXT && known.get(pattern)?.test(text) === false
}
