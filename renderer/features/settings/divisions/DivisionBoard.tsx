import { Pencil, ScanEye } from 'lucide-react'
import { useEffect } from 'react'
import { ToggleButton } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { formatPointer } from '../../../../shared/config/json/pointer.ts'
import { type Division, divisionsOfKind } from '../../../../shared/config/navigation/division.ts'
import { CONFIG_FILE } from '../../../../shared/config/schema/config-file.ts'
import { ColoredIcon } from '../../../fields/colors/ColoredIcon.tsx'
import { DivisionBadges } from '../../../fields/divisions/DivisionBadges.tsx'
import type { DivisionMarks } from '../../../fields/divisions/divisionMarks.ts'
import { paintOf } from '../../../fields/lists/ItemSummary.tsx'
import { useSite } from '../../../host/scope/site.ts'
import { reveal } from '../../../host/session/reveal.ts'
import { useDivisions } from '../../../host/site/divisions.ts'
import { cx } from '../../../kit/base/cx.ts'
import { Card } from '../../../kit/Card.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import { pinDivision, useDivisionFilter } from '../../preview/divisionFilter.ts'
import styles from './DivisionBoard.module.css'

/** The tabs and anchors as readers meet them, with the number of pages in each; selecting one highlights its pages. */
export function DivisionBoard({ marks }: { readonly marks: DivisionMarks }) {
  const site = useSite()
  const { t } = useTranslation('divisions')
  const { all } = useDivisions()
  const [tabs, anchors] = [divisionsOfKind(all, 'tab'), divisionsOfKind(all, 'anchor')]
  useEffect(() => () => pinDivision(site, undefined), [site])
  const isDivided = tabs.length + anchors.length > 0
  return (
    <Card id="divisions-board" title={t('title')} text={t(isDivided ? 'text' : 'none')}>
      {tabs.length > 0 && <Kind name={t('tabs')} divisions={tabs} marks={marks} />}
      {anchors.length > 0 && <Kind name={t('anchors')} divisions={anchors} marks={marks} />}
    </Card>
  )
}

interface KindProps {
  readonly name: string
  readonly divisions: readonly Division[]
  readonly marks: DivisionMarks
}

/** Colors for divisions without one of their own, in their order. */
const TINTS = ['#5b7fd6', '#3f9d86', '#c98a2c', '#a565c0', '#cf5f6f', '#6b8f3c', '#4a97b8', '#8a7a68']

const tintOf = ({ color }: Division, index: number) => paintOf(color) ?? TINTS[index % TINTS.length]

function Kind({ name, divisions, marks }: KindProps) {
  const { t } = useTranslation('divisions')
  const count = (division: Division) => marks.get(formatPointer(division.at))?.pages ?? 0
  return (
    <div className={styles.kind}>
      <h4 className={styles.name}>{name}</h4>
      <div className={styles.share} aria-hidden>
        {divisions.map((division, index) => (
          <span
            key={formatPointer(division.at)}
            style={{ flexGrow: count(division), background: tintOf(division, index) }}
          />
        ))}
      </div>
      <ul className={styles.list} aria-label={name}>
        {divisions.map((division, index) => (
          <Row
            key={formatPointer(division.at)}
            division={division}
            marks={marks}
            paint={tintOf(division, index)}
            editing={t('edit', { name: division.name })}
          />
        ))}
      </ul>
    </div>
  )
}

interface RowProps {
  readonly division: Division
  readonly marks: DivisionMarks
  readonly paint: string | undefined
  readonly editing: string
}

function Row({ division, marks, paint, editing }: RowProps) {
  const site = useSite()
  const { t } = useTranslation('divisions')
  const { icon, iconType } = division
  const pointer = formatPointer(division.at)
  const isPinned = useDivisionFilter(({ pinned }) => pinned === pointer)
  const mark = marks.get(pointer)
  return (
    <li className={cx(styles.row, isPinned && styles.pinned)}>
      <ToggleButton
        className={cx(styles.look)}
        isSelected={isPinned}
        onChange={isOn => pinDivision(site, isOn ? pointer : undefined)}
        isDisabled={division.href !== undefined}
        aria-label={t('showPages', { name: division.name })}
      >
        <ColoredIcon paint={paint} icon={icon === undefined ? undefined : { name: icon, weight: iconType }} />
        <span className={styles.words}>{division.name}</span>
        <ScanEye aria-hidden className={styles.eye} />
      </ToggleButton>
      <span className={styles.badges}>{mark && <DivisionBadges mark={mark} />}</span>
      <IconButton
        label={editing}
        icon={<Pencil />}
        size="small"
        onPress={() => reveal(site, { file: CONFIG_FILE, pointer: `${pointer}/name` })}
      />
    </li>
  )
}
