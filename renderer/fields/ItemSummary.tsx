import { readColour } from './colour.ts'
import styles from './ItemSummary.module.css'
import { isObject, isText, own } from './values.ts'

export interface Summary {
  readonly title: string
  readonly detail: string
  /** CSS background of what the item is coloured with. */
  readonly paint?: string
}

/** What a list says of an item. */
export function summaryOf(value: unknown): Summary {
  if (!isObject(value)) return { title: isText(value) ? value : (JSON.stringify(value) ?? ''), detail: '' }
  const text = (key: string) => {
    const found = own(value, key)
    return isText(found) ? found : ''
  }
  const paint = paintOf(own(value, 'color'))
  return {
    title: text('name') || text('source') || text('url') || '…',
    detail: text('destination') ? `→ ${text('destination')}` : text('name') ? text('url') : '',
    ...(paint !== undefined && { paint }),
  }
}

function paintOf(colour: unknown): string | undefined {
  if (isText(colour)) return readColour(colour)
  const [from, to] = [own(colour, 'from'), own(colour, 'to')].map(end =>
    isText(end) ? readColour(end) : undefined,
  )
  return from && to ? `linear-gradient(135deg, ${from}, ${to})` : undefined
}

export function ItemSummary({ value }: { readonly value: unknown }) {
  const { title, detail, paint } = summaryOf(value)
  return (
    <>
      {paint !== undefined && <span className={styles.paint} style={{ background: paint }} />}
      <span className={styles.title}>{title}</span>
      {detail !== '' && <span className={styles.detail}>{detail}</span>}
    </>
  )
}
