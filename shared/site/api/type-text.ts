import type { TypeLabel } from '../../openapi/schema/type-label.ts'
import { filledIn } from '../texts/fill.ts'
import { counted, type SiteTexts } from '../texts/site-texts.ts'

/** Returns the text of a type in the language of the page: `Pet[]`, `list of string (uuid)`, `Cat or null`. */
export function typeText(label: TypeLabel, texts: SiteTexts): string {
  if (typeof label === 'string') return label
  const inner = (each: TypeLabel): string => typeText(each, texts)
  const { types } = texts
  switch (label.kind) {
    case 'list': {
      const items = inner(label.items)
      return /\s/.test(items) ? filledIn(types.list, { type: items }) : `${items}[]`
    }
    case 'map':
      return filledIn(types.map, { type: inner(label.values) })
    case 'either':
      return label.options.map(inner).join(types.or)
    case 'oneOf':
      return counted(texts, 'oneOfTypes', label.count)
    case 'tuple':
      return `[${[...label.positions.map(inner), ...(label.isOpen ? ['…'] : [])].join(', ')}]`
    case 'option':
      return filledIn(types.option, { number: String(label.number) })
    default:
      return types[label.kind]
  }
}
