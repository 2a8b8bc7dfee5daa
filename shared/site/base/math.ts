import katex from 'katex'
import { message, type Text } from '../../messages/message.ts'
import { LONGEST_FORMULA } from '../../page/markdown/math.ts'
import { type Html, rendered } from './html.ts'

/** A rendered formula, or why it cannot be rendered. */
type DrawnMath = { readonly html: Html } | { readonly reason: Text }

/** Maximum number of cells and lines of a formula: each takes about a hundred characters. */
const MAX_CELLS = 300
/** Maximum size of the cache of rendered formulas, in UTF-16 units. */
const CACHE_SIZE = 8_000_000

const DEFINING =
  'def gdef edef xdef let futurelet newcommand renewcommand providecommand global long message errmessage show'

/** A formula uses a command that is not allowed. */
class NotAllowed extends Error {}

/** Commands that make a short formula endless, or that write outside of the formula. */
const REFUSED = Object.fromEntries(
  DEFINING.split(' ').map(name => [
    `\\${name}`,
    () => {
      throw new NotAllowed(name)
    },
  ]),
)

const known = new Map<string, DrawnMath>()
let cachedSize = 0

function draw(source: string, display: boolean): DrawnMath {
  if (source.length > LONGEST_FORMULA) return { reason: message('author:math.tooLong') }
  if ((source.match(/&|\\\\/g)?.length ?? 0) > MAX_CELLS)
    return { reason: message('author:math.tooManyCells') }
  try {
    const html = katex.renderToString(source, {
      displayMode: display,
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxSize: 40,
      maxExpand: 500,
      macros: { ...REFUSED },
    })
    return { html: rendered(html) }
  } catch (error) {
    if (error instanceof NotAllowed)
      return { reason: message('author:math.notAllowed', { name: error.message }) }
    if (error instanceof katex.ParseError) return { reason: error.rawMessage }
    if (error instanceof RangeError) return { reason: message('author:math.tooDeep') }
    throw error
  }
}

const sizeOf = (key: string, made: DrawnMath) => key.length + ('html' in made ? made.html.length : 0)

/** Renders a TeX formula, for eyes and for screen readers. Nothing in it is run, and it has no links. */
export function drawMath(source: string, display: boolean): DrawnMath {
  const key = `${display}${source}`
  const found = known.get(key)
  if (found) return found
  const made = draw(source, display)
  known.set(key, made)
  cachedSize += sizeOf(key, made)
  for (const [oldest, value] of known) {
    if (cachedSize <= CACHE_SIZE) break
    known.delete(oldest)
    cachedSize -= sizeOf(oldest, value)
  }
  return made
}
