import 'culori/css'
import { formatHex, parse } from 'culori/fn'

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i
const WITH_ALPHA = /^#?(?:([0-9a-f]{6})[0-9a-f]{2}|([0-9a-f]{3})[0-9a-f])$/i

/** Returns the hex code that `written` most likely means: `0D9373`, `teal`, `rgb(13 147 115)`; transparency is dropped. */
export function hexMeant(written: string): string | undefined {
  const typed = written.trim()
  const hex = HEX.exec(typed)?.[1]
  if (hex !== undefined) return `#${hex}`
  const opaque = WITH_ALPHA.exec(typed)
  if (opaque !== null) return `#${opaque[1] ?? opaque[2] ?? ''}`
  const color = parse(typed.toLowerCase())
  return color === undefined ? undefined : formatHex(color)
}
