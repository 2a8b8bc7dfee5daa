import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig, writtenConfig } from '../../host/site/config.ts'
import type { ListChoice } from '../../kit/ChoiceList.tsx'
import { PickDialog } from './PickDialog.tsx'
import { offersAt } from './placement.ts'
import { mayMove, type RowTarget } from './rowLocations.ts'
import type { Row, Rows } from './rows.ts'

interface MoveDialogProps {
  readonly tree: Rows
  /** Empty if a page is listed for the first time. */
  readonly rows: readonly Row[]
  /** The page to be listed for the first time. */
  readonly name?: string
  /** What the dialog is called instead. */
  readonly title?: string
  /** It is a group, which is also allowed at the top level. */
  readonly isGroup?: boolean
  readonly onMove: (target: RowTarget) => void
  readonly onClose: () => void
}

interface Choice extends ListChoice {
  readonly target: RowTarget
}

/** Every group the rows may move into and every page they may follow, in tree order. */
function choicesFor(
  config: unknown,
  { tree, rows: moved, isGroup = false }: Pick<MoveDialogProps, 'tree' | 'rows' | 'isGroup'>,
  t: (key: string, values: { name: string }) => string,
) {
  const walk = (rows: readonly Row[], above: readonly string[]): Choice[] =>
    rows.flatMap(row => {
      const position = row.kind === 'group' ? 'on' : 'after'
      const at = tree.locations.get(row.id)
      const fits =
        at !== undefined &&
        (moved.length > 0
          ? offersAt(config, tree, moved, row).includes(position)
          : mayMove(
              config,
              { kind: isGroup ? 'group' : 'page' },
              { at, position: position === 'on' ? 'into' : position },
            ))
      const choice: Choice = {
        id: row.id,
        label: t(position === 'on' ? 'moveInto' : 'moveAfter', { name: row.label }),
        detail: above.join(' › '),
        target: { id: row.id, position },
      }
      const behind: Choice = {
        ...choice,
        id: `${row.id} after`,
        label: t('moveAfter', { name: row.label }),
        target: { id: row.id, position: 'after' },
      }
      const isTop = isGroup && above.length === 0
      return [...(fits ? [choice] : []), ...(isTop ? [behind] : []), ...walk(row.rows, [...above, row.label])]
    })
  return walk(tree.rows, [])
}

/** Moves rows without dragging: type a few letters, choose a target. */
export function MoveDialog(props: MoveDialogProps) {
  const { rows, name, onMove, onClose } = props
  const { t } = useTranslation('navigation')
  const config = useConfig(writtenConfig)
  const [choices] = useState(() => choicesFor(config, props, t))
  const title =
    props.title ??
    (rows.length > 1
      ? t('moveDialogMany', { count: rows.length })
      : t(name === undefined ? 'moveDialog' : 'placeDialog', { name: name ?? rows[0]?.label ?? '' }))
  return (
    <PickDialog
      title={title}
      search={t('moveSearch')}
      choices={choices}
      empty={t('noMatch')}
      onPick={({ target }) => onMove(target)}
      onClose={onClose}
    />
  )
}
