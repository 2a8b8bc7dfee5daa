import { ChevronRight } from 'lucide-react'
import { type CSSProperties, useMemo, useState } from 'react'
import { Button } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { searchable } from '../../../../shared/text/searchable.ts'
import { cx } from '../../../kit/base/cx.ts'
import { Checkbox } from '../../../kit/Checkbox.tsx'
import { SearchField } from '../../../kit/SearchField.tsx'
import type { Row } from '../../entries/rows.ts'
import { filterRows } from '../../entries/useRows.ts'
import styles from './Picker.module.css'
import {
  type PickLine,
  pickLines,
  type Tick,
  type Ticks,
  tickedPages,
  ticksOf,
  withTick,
} from './pickable.ts'

interface PickerProps {
  readonly rows: readonly Row[]
  readonly ticks: Ticks
  readonly onTicks: (ticks: Ticks) => void
}

/** How many lines are drawn; the search finds the others. */
const SHOWN = 200

/** Chooses groups and pages of the navigation by ticks. */
export function Picker({ rows, ticks, onTicks }: PickerProps) {
  const { t } = useTranslation('divide')
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const text = searchable(query.trim())
  const lines = useMemo(
    () => pickLines(text === '' ? rows : filterRows(rows, text), id => text !== '' || open.has(id)),
    [rows, text, open],
  )
  const marks = useMemo(() => ticksOf(rows, ticks), [rows, ticks])
  const toggle = (id: string) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }
  return (
    <fieldset className={styles.picker} aria-label={t('pages')}>
      <SearchField label={t('findPages')} value={query} onChange={setQuery} />
      <ul className={styles.lines} aria-label={t('pages')}>
        {lines.slice(0, SHOWN).map(line => (
          <Line
            key={line.row.id}
            line={line}
            tick={marks.get(line.row.id) ?? 'none'}
            isOpen={text !== '' || open.has(line.row.id)}
            onTick={isOn => onTicks(withTick(rows, ticks, line.row.id, isOn))}
            {...(text === '' && { onToggle: () => toggle(line.row.id) })}
          />
        ))}
        {lines.length === 0 && <li className={styles.none}>{t('noPages')}</li>}
      </ul>
      {lines.length > SHOWN && (
        <p className={styles.hint}>{t('firstRows', { shown: SHOWN, count: lines.length })}</p>
      )}
      <p className={styles.hint} role="status">
        {t('chosen', { count: tickedPages(rows, ticks).size })}
      </p>
    </fieldset>
  )
}

interface LineProps {
  readonly line: PickLine
  readonly tick: Tick
  readonly isOpen: boolean
  readonly onTick: (isOn: boolean) => void
  /** Opens and closes a group; absent while a search shows everything. */
  readonly onToggle?: () => void
}

function Line({ line: { row, depth, isHeading }, tick, isOpen, onTick, onToggle }: LineProps) {
  const { t } = useTranslation('divide')
  const indent = { '--depth': depth } as CSSProperties
  const name = row.label || row.detail
  if (isHeading) {
    return (
      <li className={cx(styles.line, styles.heading)} style={indent}>
        {name}
      </li>
    )
  }
  const isGroup = row.rows.length > 0
  return (
    <li className={styles.line} style={indent}>
      {isGroup && onToggle ? (
        <Button
          className={cx(styles.toggle)}
          aria-label={t('open', { name })}
          aria-expanded={isOpen}
          onPress={onToggle}
        >
          <ChevronRight aria-hidden />
        </Button>
      ) : (
        <span className={styles.leaf} />
      )}
      <Checkbox isSelected={tick === 'all'} isIndeterminate={tick === 'some'} onChange={onTick}>
        <span className={styles.name}>{name}</span>
        {isGroup && (
          <span className={styles.note}>
            {t('inGroup', { count: tickedPages([row], new Set([row.id])).size })}
          </span>
        )}
      </Checkbox>
    </li>
  )
}
