import type { TFunction } from 'i18next'
import { Copy, CopyPlus, Replace, Ungroup } from 'lucide-react'
import type { JsonPath } from '../../../shared/config/json/pointer.ts'
import { isList } from '../../../shared/config/json/value.ts'
import { valueAt } from '../../../shared/config/json/value-at.ts'
import type { DivisionKind } from '../../../shared/config/navigation/containers.ts'
import { isNewer } from '../../../shared/config/schema/form.ts'
import { copyDivision } from '../../../shared/config/tree/copy-division.ts'
import { setGroupPage } from '../../../shared/config/tree/group-page.ts'
import { divisionKindIn, entryKindAt } from '../../../shared/config/tree/kinds.ts'
import { listAlso } from '../../../shared/config/tree/list-also.ts'
import { turnInto, turnsInto } from '../../../shared/config/tree/turn.ts'
import { unwrapLevel } from '../../../shared/config/tree/wrap.ts'
import type { MenuAction } from '../../kit/Menu.tsx'
import type { Row } from '../entries/rows.ts'
import { newName } from './newNames.ts'
import type { TreeActions } from './useTreeActions.ts'

type Words = TFunction<'navigation'>

/** What the menu of a row knows of the configuration. */
interface RowInConfig {
  readonly row: Row
  readonly at: JsonPath
  readonly config: unknown
  /** Whether the repository has a file that is not a page. */
  readonly exists: (file: string) => boolean
}

/** The actions on a division: turning its list into another kind, copying it, and dissolving the only one of a level. */
export function divisionActions(
  { row, at, config, exists }: RowInConfig,
  { edit }: TreeActions,
  t: Words,
): readonly MenuAction[] {
  const { division } = row
  if (!division || !isNewer(config)) return []
  const name = row.label || t('unnamed')
  const turns = turnsInto(config, at).map(kind => ({
    id: `turn-${kind}`,
    label: t('turn', { from: t(`several.${division}`), to: t(`several.${kind}`) }),
    icon: <Replace />,
    onAction: () => edit(t('steps.turn', { to: t(`several.${kind}`) }), now => turnInto(now, at, kind)),
  }))
  const copies = copyKinds(division).map(samePages => ({
    id: samePages ? 'copy-same' : 'copy-own',
    label: t(samePages ? 'copySame' : 'copyOwn', { name }),
    icon: samePages ? <Copy /> : <CopyPlus />,
    onAction: () =>
      edit(t('steps.copy', { name }), now =>
        copyDivision(now, at, {
          name: newName(now, { kind: division, list: at.slice(0, -1) }, t),
          samePages,
          exists,
        }),
      ),
  }))
  const siblings = valueAt(config, at.slice(0, -1))
  const level = at.slice(0, -2)
  const isOnly = isList(siblings) && siblings.length === 1 && unwrapLevel(config, level).kind === 'edit'
  const dissolve = {
    id: 'dissolve',
    label: t('dissolve', { name }),
    icon: <Ungroup />,
    onAction: () => edit(t('steps.dissolve', { name }), now => unwrapLevel(now, level)),
  }
  return [...turns, ...copies, ...(isOnly ? [dissolve] : [])]
}

/** A language has pages of its own; other divisions may also list the same pages again. */
const copyKinds = (kind: DivisionKind): readonly boolean[] => (kind === 'language' ? [false] : [true, false])

/** With more versions than this the menu would be too long. */
const MOST_VERSIONS = 12

/** The actions on a page that only the newer form has: opening from the name of its group, and other versions. */
export function pageDivisionActions(
  known: RowInConfig,
  { edit }: TreeActions,
  t: Words,
): readonly MenuAction[] {
  const { row, config } = known
  if (row.kind !== 'page' || !isNewer(config)) return []
  return [...groupPageActions(known, edit, t), ...alsoActions(known, edit, t)]
}

function groupPageActions(
  { row, at, config }: RowInConfig,
  edit: TreeActions['edit'],
  t: Words,
): readonly MenuAction[] {
  const group = at.slice(0, row.isRoot ? -1 : -2)
  if (entryKindAt(config, group) !== 'group') return []
  return [
    {
      id: 'group-page',
      label: t(row.isRoot ? 'notGroupPage' : 'groupPage'),
      icon: <Replace />,
      onAction: () =>
        edit(t('steps.groupPage', { name: row.label }), now =>
          setGroupPage(now, group, row.isRoot ? undefined : row.detail),
        ),
    },
  ]
}

function alsoActions(
  { row, at, config }: RowInConfig,
  edit: TreeActions['edit'],
  t: Words,
): readonly MenuAction[] {
  const depth = at.findLastIndex(
    (step, index) => typeof step === 'number' && divisionKindIn(at[index - 1]) === 'version',
  )
  const list = at.slice(0, depth)
  const versions = depth < 0 ? undefined : valueAt(config, list)
  if (!isList(versions) || versions.length > MOST_VERSIONS) return []
  return versions.flatMap((version, index) => {
    const division = [...list, index]
    if (index === at[depth] || listAlso(config, at, division).kind !== 'edit') return []
    const name = String(valueAt(version, ['version']) ?? '')
    return [
      {
        id: `also-${index}`,
        label: t('alsoIn', { name }),
        icon: <CopyPlus />,
        onAction: () =>
          edit(t('steps.also', { name: row.label, version: name }), now => listAlso(now, at, division)),
      },
    ]
  })
}
