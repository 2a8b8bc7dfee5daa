import katex from 'katex'
import { type Html, rendered } from './html.ts'

/** A formula as it is drawn, or why it cannot be. */
export type Maths = { readonly html: Html } | { readonly reason: string }

const LONGEST = 20_000
const KEPT = 1000

const known = new Map<string, Maths>()

function draw(source: string, display: boolean): Maths {
  if (source.length > LONGEST) return { reason: 'The formula is too long.' }
  try {
    const html = katex.renderToString(source, {
      displayMode: display,
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxSize: 40,
      maxExpand: 500,
    })
    return { html: rendered(html) }
  } catch (error) {
    if (error instanceof katex.ParseError) return { reason: error.rawMessage }
    if (error instanceof RangeError) return { reason: 'The formula is nested too deeply.' }
    throw error
  }
}

/** Draws a formula in TeX, for eyes and for screen readers. Nothing in it is run, and it leads nowhere. */
export function drawMaths(source: string, display: boolean): Maths {
  const key = `${display}${source}`
  const made = known.get(key) ?? draw(source, display)
  if (known.size >= KEPT) known.clear()
  known.set(key, made)
  return made
}
