import { SearchX } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { GridList, useDragAndDrop, Virtualizer } from 'react-aria-components'
import { ListLayout } from 'react-aria-components/Virtualizer'
import { useTranslation } from 'react-i18next'
import type { OutlinedApi, OutlinedOperation } from '../../../shared/site/api/api-outline.ts'
import { Button } from '../../kit/Button.tsx'
import { cx } from '../../kit/base/cx.ts'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { SearchField } from '../../kit/SearchField.tsx'
import styles from './Api.module.css'
import { ApiProblems } from './ApiProblems.tsx'
import { draggedRow } from './draggedRow.ts'
import { OperationItem } from './OperationItem.tsx'
import {
  countStates,
  eachOnce,
  idOf,
  type OperationRow,
  opensAll,
  operationRows,
  operationsIn,
} from './operationRows.ts'
import { PlaceDialog, type Placing } from './PlaceDialog.tsx'
import { useOperationActions } from './useOperationActions.ts'
import { useProblemsByOperation } from './useProblemsByOperation.ts'

const LAYOUT = { rowHeight: 36 }

type Selected = ReadonlySet<string | number>

/** The operations of an API file in their groups, with what each becomes and where it is listed. */
export function Operations({ api }: { readonly api: OutlinedApi }) {
  const { t } = useTranslation('api')
  const [filter, setFilter] = useState('')
  const [selected, setSelected] = useState<Selected>(new Set())
  const [placing, setPlacing] = useState<Placing>()
  const folded = useFolded(api)
  const actions = useOperationActions()
  const problems = useProblemsByOperation(api)
  const rows = useMemo(
    () => operationRows(api.groups, { filter, isOpen: folded.isOpen }),
    [api, filter, folded.isOpen],
  )
  const selection = useMemo(() => allOf(rows.filter(({ id }) => selected.has(id))), [rows, selected])
  const drag = useOperationDrag(rows)
  const all = operationsIn(api.groups)
  return (
    <Card id="api-operations" title={t('operationsOf', { name: api.title })} text={t('operationsText')}>
      <div className={styles.bar}>
        <Counts operations={all} />
        <div className={styles.search}>
          <SearchField label={t('search')} value={filter} onChange={setFilter} />
        </div>
      </div>
      {api.at !== undefined && <WithoutPage operations={all} onPlace={setPlacing} />}
      <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
        <GridList
          aria-label={t('list')}
          className={cx(styles.list)}
          style={{ blockSize: `${Math.min(Math.max(rows.length, 3), 14) * LAYOUT.rowHeight + 2}px` }}
          items={rows}
          dependencies={[selected, problems]}
          selectionMode="multiple"
          selectionBehavior="replace"
          selectedKeys={selected}
          onSelectionChange={keys => {
            const chosen: Selected = keys === 'all' ? new Set(rows.map(({ id }) => id)) : keys
            setSelected(chosen)
            const [only] = chosen.size !== 1 ? [] : rows.filter(({ id }) => chosen.has(id))
            if (only?.kind === 'operation') actions.peek(only.operation)
          }}
          dragAndDropHooks={drag}
          onAction={key => {
            const row = rows.find(({ id }) => id === key)
            if (row?.kind === 'group') folded.toggle(row.id)
            else if (row) actions.show(row.operation)
          }}
          renderEmptyState={() => <EmptyState icon={<SearchX />} title={t('noMatch')} />}
        >
          {row => (
            <OperationItem
              {...{ row, actions, onPlace: setPlacing }}
              isOpen={row.kind === 'group' && (filter.trim() !== '' || folded.isOpen(row.id))}
              onToggle={folded.toggle}
              chosen={selected.size > 1 && selected.has(row.id) ? selection : allOf([row])}
              problems={row.kind === 'operation' ? problems.get(idOf(row.operation)) : undefined}
            />
          )}
        </GridList>
      </Virtualizer>
      <ApiProblems api={api} />
      {placing && (
        <PlaceDialog placing={placing} onPlace={actions.place} onClose={() => setPlacing(undefined)} />
      )}
    </Card>
  )
}

/** Which groups are collapsed. */
function useFolded(api: OutlinedApi) {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const opens = useMemo(() => opensAll(api), [api])
  const isOpen = useCallback((id: string) => changed.has(id) !== opens, [changed, opens])
  return {
    isOpen,
    toggle: (id: string) =>
      setChanged(before => new Set(before.has(id) ? [...before].filter(one => one !== id) : [...before, id])),
  }
}

const operationsOf = (row: OperationRow): readonly OutlinedOperation[] =>
  row.kind === 'group' ? row.operations : [row.operation]

/** The operations of rows, without duplicates. */
const allOf = (rows: readonly OperationRow[]): readonly OutlinedOperation[] =>
  eachOnce(rows.flatMap(operationsOf))

function useOperationDrag(rows: readonly OperationRow[]) {
  return useDragAndDrop({
    getItems: keys => rows.filter(({ id }) => keys.has(id)).flatMap(draggedRow),
    getAllowedDropOperations: () => ['move'],
  }).dragAndDropHooks
}

function Counts({ operations }: { readonly operations: readonly OutlinedOperation[] }) {
  const { t } = useTranslation('api')
  const counts = countStates(operations)
  const parts = [
    t('counts.generated', { count: counts.generated + counts.hidden }),
    t('counts.written', { count: counts.written }),
    ...(counts['kept-out'] > 0 ? [t('counts.excluded', { count: counts['kept-out'] })] : []),
    ...(counts.none > 0 ? [t('counts.none', { count: counts.none })] : []),
  ]
  return (
    <p className={styles.counts} role="status">
      {t('operations', { count: operations.length })}: {parts.join(' · ')}
    </p>
  )
}

interface WithoutPageProps {
  readonly operations: readonly OutlinedOperation[]
  readonly onPlace: (placing: Placing) => void
}

/** Once most operations of a file are in the navigation, no pages are generated for the others. */
function WithoutPage({ operations, onPlace }: WithoutPageProps) {
  const { t } = useTranslation('api')
  const without = operations.filter(({ state }) => state === 'none')
  if (without.length === 0) return null
  return (
    <Notice
      title={t('noPage.title', { count: without.length })}
      actions={
        <Button size="small" onPress={() => onPlace({ operations: without })}>
          {t('moveTo')}
        </Button>
      }
    >
      {t('noPage.text')}
    </Notice>
  )
}
