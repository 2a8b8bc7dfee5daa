import { useState } from 'react'
import { Radio } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { isList, isObject } from '../../../shared/config/json/value.ts'
import type { Card } from '../../../shared/project/saving/merging.ts'
import { isText } from '../../fields/base/values.ts'
import { cx } from '../../kit/base/cx.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { Picture } from '../changes/Picture.tsx'
import styles from './MergeCards.module.css'
import { DrawnBlock } from './RenderedBlock.tsx'

interface SideProps {
  readonly name: string
  readonly side: 'mine' | 'disk'
  readonly card: Card
  /** The URL of the page with this side, if it can be drawn. */
  readonly url: string | undefined
}

/** One side of a card, to choose. */
export function CardSide({ name, side, card, url }: SideProps) {
  return (
    <Radio value={side} className={cx(styles.side)}>
      <span className={styles.name}>{name}</span>
      {card.kind === 'text' ? (
        <Text key={url} card={card} side={side} url={url} name={name} />
      ) : (
        <Value card={card} side={side} />
      )}
    </Radio>
  )
}

interface TextProps extends SideProps {
  readonly card: Extract<Card, { readonly kind: 'text' }>
}

function Text({ card, side, url, name }: TextProps) {
  const { t } = useTranslation('conflicts')
  const [isDrawn, setIsDrawn] = useState(true)
  const text = card.overlap[side]
  if (text.trim() === '') return <em className={styles.gone}>{t(text === '' ? 'gone' : 'empty')}</em>
  const source = text.replace(/\n$/, '')
  if (url === undefined || !isDrawn) return <code className={styles.source}>{source}</code>
  return (
    <>
      <VisuallyHidden>{source}</VisuallyHidden>
      <DrawnBlock
        url={url}
        lines={card.lines[side]}
        title={t('drawnSide', { name })}
        onNothing={() => setIsDrawn(false)}
      />
    </>
  )
}

interface ValueProps {
  readonly card: Extract<Card, { readonly kind: 'setting' }>
  readonly side: 'mine' | 'disk'
}

function Value({ card, side }: ValueProps) {
  const { t } = useTranslation('conflicts')
  const value = card.overlap[side]
  if (value === undefined) return <em className={styles.gone}>{t('gone')}</em>
  if (isList(value) && value.every(isText)) return <code className={styles.source}>{value.join('\n')}</code>
  if (isList(value) || isObject(value))
    return <code className={styles.source}>{JSON.stringify(value, null, 2)}</code>
  return <Picture path={card.overlap.path} value={value} />
}
