import { type Message, message } from '../../messages/message.ts'
/** The type of an attribute's value, so that an editor knows what to offer. */
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

/** One attribute of a component, described for authors. */
export interface DescribedAttribute {
  readonly kind: AttributeKind
  /** A sentence without a full stop. */
  readonly about: Message
  /** The values of a `choice`; for other kinds, frequent values. */
  readonly values?: readonly string[]
  /** A `flag` that is on where it is not written. */
  readonly isOnByDefault?: true
}

/** A component described for authors: editors use it to offer, explain and insert the component. */
export interface DescribedComponent {
  /** A sentence without a full stop. */
  readonly about: Message
  readonly attributes: Readonly<Record<string, DescribedAttribute>>
  /** The components that may contain it; absent if it needs no parent. */
  readonly within?: readonly string[]
  /** It is used in a line of text. */
  readonly inline?: true
  /**
   * The inserted text: `«1:word»` is a field to fill, in order, `«1|one,other»` a choice, `«0:word»` the last
   * field, which also takes the selected text.
   */
  readonly template: string
  /** The template around a selected text, if it differs. */
  readonly around?: string
}

const text = (about: Message): DescribedAttribute => ({ kind: 'text', about })
const flag = (about: Message): DescribedAttribute => ({ kind: 'flag', about })
const number = (about: Message, ...values: string[]): DescribedAttribute => ({
  kind: 'number',
  about,
  values,
})
const list = (about: Message): DescribedAttribute => ({ kind: 'list', about })
const choice = (about: Message, ...values: string[]): DescribedAttribute => ({
  kind: 'choice',
  about,
  values,
})

/** Builders for attributes, by type. */
export const attribute = {
  text,
  flag,
  number,
  list,
  choice,
  /** A flag that is on where it is not written. */
  onFlag: (about: Message): DescribedAttribute => ({ kind: 'flag', about, isOnByDefault: true }),
  link: (about: Message): DescribedAttribute => ({ kind: 'link', about }),
  image: (about: Message): DescribedAttribute => ({ kind: 'image', about }),
  color: (about: Message): DescribedAttribute => ({ kind: 'color', about }),
}

/** The attributes of components with an icon. */
export const iconAttributes = (about: Message): Readonly<Record<string, DescribedAttribute>> => ({
  icon: { kind: 'icon', about },
  iconType: choice(
    message('components:iconType'),
    'regular',
    'solid',
    'brands',
    'light',
    'thin',
    'duotone',
    'sharp-solid',
  ),
})
