import { ArrowDownToLine, ArrowUpToLine, CornerDownRight } from 'lucide-react'
import { useEffect } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../host/scope/site.ts'
import { useConfig } from '../../host/site/config.ts'
import { Button } from '../../kit/Button.tsx'
import { cx } from '../../kit/base/cx.ts'
import { OwnButtons } from '../../kit/OwnButtons.tsx'
import { stopPlacement, usePlacement } from '../entries/placement.ts'
import type { Row } from '../entries/rows.ts'
import styles from './PlacementBar.module.css'

const NAMES = { before: 'placeBefore', on: 'placeInto', after: 'placeAfter' } as const
const ICONS = { before: ArrowUpToLine, on: CornerDownRight, after: ArrowDownToLine } as const

/** The targets that a row offers for the rows being moved. */
export function PlacementOffers({ row, name }: { readonly row: Row; readonly name: string }) {
  const site = useSite()
  const { t } = useTranslation('navigation')
  const offers = usePlacement(state => state.offers.get(row.id))
  if (!offers) return null
  return (
    <OwnButtons>
      <span className={cx(styles.offers)}>
        {offers.map(position => {
          const Icon = ICONS[position]
          return (
            <AriaButton
              key={position}
              className={cx(styles.offer)}
              aria-label={t(NAMES[position], { name })}
              onPress={() => usePlacement.of(site).getState().onPlace({ id: row.id, position })}
            >
              <Icon aria-hidden />
            </AriaButton>
          )
        })}
      </span>
    </OwnButtons>
  )
}

/** Shows what is being moved and how to choose a target. Escape cancels. */
export function PlacementBar() {
  const site = useSite()
  const { t } = useTranslation('navigation')
  const rows = usePlacement(state => state.rows)
  const isPlacing = rows.length > 0
  useEffect(() => {
    if (!isPlacing) return
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      stopPlacement(site)
    }
    addEventListener('keydown', listen, true)
    return () => removeEventListener('keydown', listen, true)
  }, [isPlacing, site])
  useEffect(() => {
    // The offered targets belong to the text they were found in.
    const end = useConfig.of(site).subscribe((now, before) => now.text !== before.text && stopPlacement(site))
    return () => {
      end()
      stopPlacement(site)
    }
  }, [site])
  if (!isPlacing) return null
  return (
    <div className={styles.bar} role="status">
      <span>
        {rows.length === 1
          ? t('placing', { name: rows[0]?.label })
          : t('placingMany', { count: rows.length })}
      </span>
      <Button size="small" onPress={() => stopPlacement(site)}>
        {t('cancel')}
      </Button>
    </div>
  )
}
