import type { NewerSettings } from '../../config/schema/settings.ts'
import { isGeneric } from '../base/fonts.ts'
import { styleAddress } from '../base/style-address.ts'
import { configPicture, type PageContext } from './page-context.ts'

type Fonts = NonNullable<NewerSettings['fonts']>
type Font = Pick<Fonts, 'family' | 'weight' | 'source' | 'format'>

const FALLBACK =
  '"Inter","Inter Fallback","Inter Fallback Roboto",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif'
const HEADINGS = 'h1,h2,h3,h4,.brand-name,.card-title'

/** A name of a typeface that cannot leave its quotes. */
const isName = (family: string | undefined): family is string =>
  family !== undefined && /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,60}$/u.test(family)

const weightOf = ({ weight }: Font): string | undefined =>
  weight !== undefined && weight >= 1 && weight <= 1000 ? String(Math.round(weight)) : undefined

/** The rule that loads the file of a font; files elsewhere are not loaded. */
function face(context: PageContext, font: Font, name: string, whole: string): string {
  const source = font.source?.trim()
  const address = source && !/^(https?:)?\/\//i.test(source) ? configPicture(context, source) : undefined
  if (address === undefined) return ''
  const isVariable = /variable|[-_[]?(vf|wght)\b/i.test(source ?? '')
  const weight = isVariable ? '100 900' : (weightOf(font) ?? whole)
  const format = font.format === 'woff' ? 'woff' : 'woff2'
  return `@font-face{font-family:"${name}";src:url("${styleAddress(address)}")format("${format}");font-weight:${weight};font-display:swap}`
}

/** The families of a font in order: its file, the font of that name on the reader's device, ours. */
function stack({ family }: Font, name: string, hasFile: boolean): string {
  const named = isName(family) ? [isGeneric(family) ? family.toLowerCase() : `"${family}"`] : []
  return [...(hasFile ? [`"${name}"`] : []), ...named, FALLBACK].join(',')
}

/** The rules for the typefaces that docs.json names; nothing is loaded from other hosts. */
export function fontRules(context: PageContext): string {
  const { fonts } = context.site.config.newer ?? {}
  if (fonts === undefined) return ''
  const whole = fonts.family === undefined && fonts.source === undefined ? undefined : fonts
  const [body, heading] = [fonts.body ?? whole, fonts.heading ?? whole]
  const bodyFace = body ? face(context, body, 'Site text', '400') : ''
  const headingFace = heading && heading !== body ? face(context, heading, 'Site headings', '100 900') : ''
  const bodyRule = body ? `:root{--sans:${stack(body, 'Site text', bodyFace !== '')}}` : ''
  const bodyWeight = body && weightOf(body) ? `body{font-weight:${weightOf(body)}}` : ''
  const headingRule =
    heading && heading !== body
      ? `${HEADINGS}{font-family:${stack(heading, 'Site headings', headingFace !== '')}${weightOf(heading) ? `;font-weight:${weightOf(heading)}` : ''}}`
      : ''
  return bodyFace + headingFace + bodyRule + bodyWeight + headingRule
}
