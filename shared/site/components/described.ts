/** What an attribute holds, so that an editor knows what to offer. */
export type AttributeKind =
  | 'text'
  | 'flag'
  | 'number'
  | 'choice'
  | 'list'
  | 'icon'
  | 'link'
  | 'image'
  | 'color'

/** One attribute of a component, in words for authors. */
export interface DescribedAttribute {
  readonly kind: AttributeKind
  /** A sentence without its full stop. */
  readonly about: string
  /** What a `choice` can be; of other kinds, usual values. */
  readonly values?: readonly string[]
}

/** A component in words for authors: editors offer it, explain it and insert it by this. */
export interface DescribedComponent {
  /** A sentence without its full stop. */
  readonly about: string
  readonly attributes: Readonly<Record<string, DescribedAttribute>>
  /** The components it is a part of; absent where it stands on its own. */
  readonly within?: readonly string[]
  /** It stands in a line of text. */
  readonly inline?: true
  /**
   * What inserting it writes: `«1:word»` is a field to fill, in order, `«1|one,other»` one of a few words,
   * `«0:word»` the last field, which is also where a selected text goes.
   */
  readonly template: string
  /** The template around a selected text, where that is another one. */
  readonly around?: string
}

const text = (about: string): DescribedAttribute => ({ kind: 'text', about })
const flag = (about: string): DescribedAttribute => ({ kind: 'flag', about })
const number = (about: string, ...values: string[]): DescribedAttribute => ({ kind: 'number', about, values })
const list = (about: string): DescribedAttribute => ({ kind: 'list', about })
const choice = (about: string, ...values: string[]): DescribedAttribute => ({ kind: 'choice', about, values })

/** Makers of attributes, by what they hold. */
export const attribute = {
  text,
  flag,
  number,
  list,
  choice,
  link: (about: string): DescribedAttribute => ({ kind: 'link', about }),
  image: (about: string): DescribedAttribute => ({ kind: 'image', about }),
  color: (about: string): DescribedAttribute => ({ kind: 'color', about }),
}

/** The attributes that draw an icon. */
export const iconAttributes = (about: string): Readonly<Record<string, DescribedAttribute>> => ({
  icon: { kind: 'icon', about },
  iconType: choice(
    'The style of the icon',
    'regular',
    'solid',
    'brands',
    'light',
    'thin',
    'duotone',
    'sharp-solid',
  ),
})
