import type { TFunction } from 'i18next'
import { SquareSplitHorizontal } from 'lucide-react'
import type { DivisionKind } from '../../../../shared/config/navigation/containers.ts'
import { dividesInto } from '../../../../shared/config/tree/divide.ts'
import type { MenuAction } from '../../../kit/Menu.tsx'
import { locationsIn } from '../../entries/rowLocations.ts'
import type { Row } from '../../entries/rows.ts'
import type { DivisionAsk } from './useDivision.ts'

/** The kinds of divisions as people look for them. */
const ORDER: readonly DivisionKind[] = ['tab', 'anchor', 'version', 'dropdown', 'product', 'language', 'item']

/** How many kinds the label names. */
const NAMED = 3

/** Offers to make a division of groups and pages, if docs.json can have one around them. */
export function divideActions(
  config: unknown,
  rows: readonly Row[],
  ask: (ask: DivisionAsk) => void,
  t: TFunction<'divide'>,
): readonly MenuAction[] {
  const places = locationsIn(config)
  const entries = rows.flatMap(({ id }) => [places.get(id) ?? []])
  const found = dividesInto(config, entries)
  const kinds = ORDER.filter(kind => found.includes(kind))
  const [first] = rows
  if (kinds.length === 0 || !first) return []
  const what = rows.length > 1 ? 'many' : first.kind === 'page' ? 'page' : 'group'
  const named = kinds.slice(0, NAMED).map(kind => t(`a.${kind}`))
  return [
    {
      id: 'divide',
      label: t(`make.${what}`, { kinds: named }),
      icon: <SquareSplitHorizontal />,
      onAction: () => ask({ kinds, rows }),
    },
  ]
}
