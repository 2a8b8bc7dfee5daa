import { useState } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { labelOf } from '../../../shared/config/schema/describe.ts'
import type { Schema } from '../../../shared/config/schema/schema.ts'
import type { Card, Merge } from '../../../shared/project/saving/merging.ts'
import type { OverlapChoice } from '../../../shared/text/merge.ts'
import { useSchema } from '../../host/site/schema.ts'
import { cx } from '../../kit/base/cx.ts'
import { SegmentedChoice } from '../../kit/SegmentedChoice.tsx'
import { localize } from '../../messages/localize.ts'
import { CardSide } from './CardSide.tsx'
import styles from './MergeCards.module.css'
import { type Drawn, useDrawn } from './useRenderedBlocks.ts'

interface Names {
  readonly mine: string
  readonly disk: string
}

interface MergeCardsProps {
  readonly file: string
  readonly merge: Merge
  readonly names: Names
  readonly chosen: ReadonlyMap<string, OverlapChoice>
  readonly onChoose: (id: string, taken: OverlapChoice) => void
}

const SIDES = ['mine', 'disk', 'both'] as const
const LOOKS = ['drawn', 'written'] as const

/** Each conflict between two versions, with both sides to choose from. */
export function MergeCards({ file, merge, names, chosen, onChoose }: MergeCardsProps) {
  const { t } = useTranslation('conflicts')
  const schema = useSchema()
  const { cards } = merge
  const drawn = useDrawn(file, merge)
  const [look, setLook] = useState<(typeof LOOKS)[number]>('drawn')
  if (cards.length === 0) return <p className={styles.none}>{t('noConflicts')}</p>
  return (
    <>
      {drawn && (
        <div className={styles.look}>
          <SegmentedChoice
            label={t('view')}
            size="small"
            segments={LOOKS.map(id => ({ id, label: t(`views.${id}`) }))}
            value={look}
            onChange={setLook}
          />
        </div>
      )}
      <ul className={styles.cards} aria-label={t('cards')}>
        {cards.map((card, index) => (
          <li key={card.id}>
            <OneCard
              card={card}
              title={titleOf(t, card, { number: index + 1, total: cards.length, schema })}
              names={names}
              drawn={look === 'drawn' ? drawn : undefined}
              value={chosen.get(card.id)}
              onChoose={taken => onChoose(card.id, taken)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

type Words = ReturnType<typeof useTranslation<'conflicts'>>['t']

interface Place {
  readonly number: number
  readonly total: number
  readonly schema: Schema
}

function titleOf(t: Words, card: Card, { schema, ...place }: Place): string {
  if (card.kind === 'text') return t('number', place)
  return t(card.overlap.kind === 'order' ? 'orderOf' : 'setting', {
    what: labelOf(card.overlap.path, schema).map(localize).join(' › '),
  })
}

interface OneCardProps {
  readonly card: Card
  readonly title: string
  readonly names: Names
  readonly drawn: Drawn | undefined
  readonly value: OverlapChoice | undefined
  readonly onChoose: (taken: OverlapChoice) => void
}

function OneCard({ card, title, names, drawn, value, onChoose }: OneCardProps) {
  const { t } = useTranslation('conflicts')
  return (
    <RadioGroup
      className={cx(styles.card)}
      value={value ?? null}
      onChange={chosen => {
        const taken = SIDES.find(side => side === chosen)
        if (taken) onChoose(taken)
      }}
    >
      <Label className={cx(styles.title)}>{title}</Label>
      <div className={styles.sides}>
        <CardSide name={names.mine} side="mine" card={card} url={drawn?.mine} />
        <CardSide name={names.disk} side="disk" card={card} url={drawn?.disk} />
      </div>
      {card.kind === 'text' && (
        <Radio value="both" className={cx(styles.both)}>
          {t('both')}
        </Radio>
      )}
    </RadioGroup>
  )
}
