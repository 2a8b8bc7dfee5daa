import { type Message, message } from '../../messages/message.ts'
import { isObject } from '../json/value.ts'
import { type ConvertValue, expecting, type Rule, words } from './equivalent.ts'
import { field, renamed } from './values.ts'

const isText = (value: unknown) => typeof value === 'string'
const text = expecting(isText, 'text')
const truth = expecting(value => typeof value === 'boolean', 'boolean')
const object = expecting(isObject, 'object')
const path = (dotted: string) => dotted.split('.')

const isPair = (value: unknown): boolean => isText(field(value, 'light')) || isText(field(value, 'dark'))

/** One image for both modes, where the newer format has one for each. */
const oneImage =
  (why: Message): ConvertValue =>
  (value, lose) => {
    if (isText(value)) return { value }
    const [light, dark] = [field(value, 'light'), field(value, 'dark')]
    if (!isPair(value)) return { stays: message('convert:notImage') }
    if (!isText(light)) return { value: dark }
    if (dark !== undefined && dark !== light) lose(['dark'], why)
    return { value: light }
  }

const swapped = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).map(([a, b]) => [b, a]))

const FONT = { source: 'url', heading: 'headings' }

/** Renames the fields of a font, and those of its heading and body fonts. */
function fontWith(names: Readonly<Record<string, string>>): ConvertValue {
  const one = (value: unknown) => (isObject(value) ? renamed(value, names) : value)
  return value => {
    if (!isObject(value)) return { stays: message('convert:notObjectOther') }
    const outer = one(value)
    const inner = Object.entries(outer as object).map(([key, item]) => [key, one(item)] as const)
    return { value: Object.fromEntries(inner) }
  }
}

/** Images, colors, typefaces and modes. */
export const LOOK: readonly Rule[] = [
  {
    newer: ['favicon'],
    here: ['favicon'],
    down: oneImage(message('convert:oneIcon')),
    up: text,
  },
  { newer: path('background.color'), here: path('colors.background'), down: object, up: object },
  {
    newer: path('background.image'),
    here: ['backgroundImage'],
    down: oneImage(message('convert:oneBackground')),
    up: text,
  },
  { newer: path('background.decoration'), here: path('background.style'), down: text, up: text },
  {
    newer: path('appearance.default'),
    here: path('modeToggle.default'),
    down: value =>
      value === 'system'
        ? { stays: message('convert:systemMode') }
        : words({ light: 'light', dark: 'dark' })(value, () => undefined),
    up: words({ light: 'light', dark: 'dark' }),
  },
  { newer: path('appearance.strict'), here: path('modeToggle.isHidden'), down: truth, up: truth },
  { newer: path('styling.eyebrows'), here: path('eyebrow.display'), down: text, up: text },
  {
    newer: path('styling.codeblocks'),
    here: path('codeBlock.mode'),
    down: words({ system: 'auto', dark: 'dark', light: 'light' }),
    up: words({ auto: 'system', dark: 'dark', light: 'light' }),
  },
  { newer: ['fonts'], here: ['font'], down: fontWith(FONT), up: fontWith(swapped(FONT)) },
  {
    newer: path('seo.metatags'),
    here: ['metadata'],
    down: object,
    up: value =>
      isObject(value) && field(value, 'timestamp') === undefined
        ? { value }
        : { stays: message('convert:noHeadTag') },
  },
  {
    newer: path('seo.indexing'),
    here: path('seo.indexHiddenPages'),
    down: words({ all: true, navigable: false }),
    up: value => (value === true ? { value: 'all' } : truthOnly(value)),
  },
]

const truthOnly = (value: unknown) =>
  value === false ? { value: 'navigable' } : { stays: message('convert:notBoolean') }
