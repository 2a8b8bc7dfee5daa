import type { ReactNode } from 'react'
import { isObject } from '../../../shared/config/json/value.ts'
import { isText, own } from '../base/values.ts'
import { ColoredIcon } from '../colors/ColoredIcon.tsx'
import { readColor } from '../colors/color.ts'
import styles from './ItemSummary.module.css'

/** What a row shows of a list item. */
export interface Summary {
  readonly title: string
  readonly detail: string
  /** CSS background in the color of the item. */
  readonly paint?: string
  readonly icon?: { readonly name: string; readonly weight: string | undefined }
}

/** The keys of an item that can name it, and those that say where it leads; the first one with a text counts. */
const NAMES = ['name', 'label', 'header', 'title', 'source', 'path', 'key', 'type', 'url', 'href']
const TARGETS = ['destination', 'url', 'href', 'value']

/** The summary of a list item; `nameText` names an item that is a text. */
export function summaryOf(value: unknown, nameText: (text: string) => string): Summary {
  if (isText(value)) return { title: nameText(value), detail: '' }
  if (!isObject(value)) return { title: JSON.stringify(value) ?? '', detail: '' }
  const text = (key: string) => {
    const found = own(value, key)
    return isText(found) ? found : ''
  }
  const paint = paintOf(own(value, 'color'))
  const [icon, weight] = [text('icon'), text('iconType')]
  const title = NAMES.map(text).find(found => found !== '') ?? '…'
  const target = TARGETS.map(text).find(found => found !== '' && found !== title) ?? ''
  return {
    title,
    detail: text('destination') ? `→ ${target}` : target,
    ...(paint !== undefined && { paint }),
    ...(icon !== '' && { icon: { name: icon, weight: weight || undefined } }),
  }
}

/** CSS background of a color or a gradient; `undefined` for any other value. */
export function paintOf(color: unknown): string | undefined {
  if (isText(color)) return readColor(color)
  const [from, to] = [own(color, 'from'), own(color, 'to')].map(end =>
    isText(end) ? readColor(end) : undefined,
  )
  return from && to ? `linear-gradient(135deg, ${from}, ${to})` : undefined
}

interface ItemSummaryProps {
  readonly summary: Summary
  /** Content after it. */
  readonly children?: ReactNode
}

/** A list item as its row shows it. */
export function ItemSummary({ summary, children }: ItemSummaryProps) {
  const { title, detail, paint, icon } = summary
  return (
    <>
      {(paint ?? icon) !== undefined && <ColoredIcon paint={paint} icon={icon} />}
      <span className={styles.title} title={title}>
        {title}
      </span>
      {detail !== '' && (
        <span className={styles.detail} title={detail}>
          {detail}
        </span>
      )}
      {children}
    </>
  )
}
