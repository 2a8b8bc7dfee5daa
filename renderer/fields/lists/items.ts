import { useTranslation } from 'react-i18next'
import { choiceLabel } from '../base/labels.ts'
import type { RowProps } from '../base/row.ts'
import { branchFor, type FieldSchema } from '../base/schema.ts'
import { type Summary, summaryOf } from './ItemSummary.tsx'

/** The schema of a list's items, if `schema` is a list, or a union of one and several. */
function itemsOf(schema: FieldSchema): FieldSchema {
  const list = schema.oneOf?.find(branch => branch.type === 'array') ?? schema
  return list.items ?? {}
}

/** The values that items of a list can have, if its schema lists them. */
export function itemChoices(schema: FieldSchema): FieldSchema['enum'] {
  const items = itemsOf(schema)
  return [items, ...(items.oneOf ?? [])].find(branch => branch.enum !== undefined)?.enum
}

/** The schema of an item. A listed value can become an item of another form, and the other way around. */
export function itemSchema(schema: FieldSchema, item: unknown): FieldSchema {
  const items = itemsOf(schema)
  return items.oneOf && itemChoices(schema) ? items : branchFor(items, item)
}

/** Summarizes items of a list; listed values have labels. */
export function useSummaries({
  path,
  schema,
}: Pick<RowProps, 'path' | 'schema'>): (item: unknown) => Summary {
  const { t } = useTranslation('fields')
  const choices = itemChoices(schema)
  return item => summaryOf(item, text => (choices?.includes(text) ? choiceLabel(t, path, text) : text))
}
