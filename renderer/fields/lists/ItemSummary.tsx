import type { ReactNode } from 'react'
import { isObject } from '../../../shared/config/json/value.ts'
import { isText, own } from '../base/values.ts'
import { ColoredIcon } from '../colors/ColoredIcon.tsx'
import { readColor } from '../colors/color.ts'
import styles from './ItemSummary.module.css'

export interface Summary {
  readonly title: string
  readonly detail: string
  /** CSS background of what the item is colored with. */
  readonly paint?: string
  readonly icon?: { readonly name: string; readonly weight: string | undefined }
}

/** What a list says of an item. */
export function summaryOf(value: unknown): Summary {
  if (!isObject(value)) return { title: isText(value) ? value : (JSON.stringify(value) ?? ''), detail: '' }
  const text = (key: string) => {
    const found = own(value, key)
    return isText(found) ? found : ''
  }
  const paint = paintOf(own(value, 'color'))
  const [icon, weight] = [text('icon'), text('iconType')]
  return {
    title: text('name') || text('source') || text('url') || '…',
    detail: text('destination') ? `→ ${text('destination')}` : text('name') ? text('url') : '',
    ...(paint !== undefined && { paint }),
    ...(icon !== '' && { icon: { name: icon, weight: weight || undefined } }),
  }
}

/** CSS background of a color or a gradient; `undefined` for any other value. */
export function paintOf(colour: unknown): string | undefined {
  if (isText(colour)) return readColor(colour)
  const [from, to] = [own(colour, 'from'), own(colour, 'to')].map(end =>
    isText(end) ? readColor(end) : undefined,
  )
  return from && to ? `linear-gradient(135deg, ${from}, ${to})` : undefined
}

export interface ItemSummaryProps {
  readonly value: unknown
  /** Said behind it. */
  readonly children?: ReactNode
}

/** An item of a list as its row shows it. */
export function ItemSummary({ value, children }: ItemSummaryProps) {
  const { title, detail, paint, icon } = summaryOf(value)
  return (
    <>
      {(paint ?? icon) !== undefined && <ColoredIcon paint={paint} icon={icon} />}
      <span className={styles.title}>{title}</span>
      {detail !== '' && <span className={styles.detail}>{detail}</span>}
      {children}
    </>
  )
}
