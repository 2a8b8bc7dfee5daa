import { Label, Radio, RadioGroup } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { labelOf } from '../../../shared/config/describe.ts'
import { isList, isObject } from '../../../shared/config/value.ts'
import type { Card } from '../../../shared/project/merging.ts'
import type { Taken } from '../../../shared/text/merge.ts'
import { isText } from '../../fields/values.ts'
import { cx } from '../../ui/cx.ts'
import { Picture } from '../changes/Picture.tsx'
import styles from './MergeCards.module.css'

interface MergeCardsProps {
  readonly cards: readonly Card[]
  readonly names: { readonly mine: string; readonly disk: string }
  readonly chosen: ReadonlyMap<string, Taken>
  readonly onChoose: (id: string, taken: Taken) => void
}

const SIDES = ['mine', 'disk', 'both'] as const

/** Each thing that two versions cannot share, with both sides to choose from. */
export function MergeCards({ cards, names, chosen, onChoose }: MergeCardsProps) {
  const { t } = useTranslation('conflicts')
  if (cards.length === 0) return <p className={styles.none}>{t('nothingTouches')}</p>
  return (
    <ul className={styles.cards} aria-label={t('cards')}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <RadioGroup
            className={cx(styles.card)}
            value={chosen.get(card.id) ?? null}
            onChange={value => {
              const taken = SIDES.find(side => side === value)
              if (taken) onChoose(card.id, taken)
            }}
          >
            <Label className={cx(styles.title)}>
              {card.kind === 'text'
                ? t('place', { number: index + 1, total: cards.length })
                : t(card.overlap.kind === 'order' ? 'orderOf' : 'setting', {
                    what: labelOf(card.overlap.path),
                  })}
            </Label>
            <div className={styles.sides}>
              <Side name={names.mine} value="mine" card={card} />
              <Side name={names.disk} value="disk" card={card} />
            </div>
            {card.kind === 'text' && (
              <Radio value="both" className={cx(styles.both)}>
                {t('both')}
              </Radio>
            )}
          </RadioGroup>
        </li>
      ))}
    </ul>
  )
}

interface SideProps {
  readonly name: string
  readonly value: 'mine' | 'disk'
  readonly card: Card
}

function Side({ name, value, card }: SideProps) {
  return (
    <Radio value={value} className={cx(styles.side)}>
      <span className={styles.name}>{name}</span>
      <Content card={card} side={value} />
    </Radio>
  )
}

function Content({ card, side }: { readonly card: Card; readonly side: 'mine' | 'disk' }) {
  const { t } = useTranslation('conflicts')
  if (card.kind === 'text') {
    const text = card.overlap[side]
    return text.trim() === '' ? (
      <em className={styles.gone}>{t(text === '' ? 'gone' : 'empty')}</em>
    ) : (
      <code className={styles.source}>{text.replace(/\n$/, '')}</code>
    )
  }
  const value = card.overlap[side]
  if (value === undefined) return <em className={styles.gone}>{t('gone')}</em>
  if (isList(value) && value.every(isText)) return <code className={styles.source}>{value.join('\n')}</code>
  if (isList(value) || isObject(value))
    return <code className={styles.source}>{JSON.stringify(value, null, 2)}</code>
  return <Picture path={card.overlap.path} value={value} />
}
