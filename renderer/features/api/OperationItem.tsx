import { ChevronDown, ChevronRight, GripVertical, MoreHorizontal } from 'lucide-react'
import { Button as AriaButton, GridListItem } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { OperationState, OutlinedOperation } from '../../../shared/site/api/api-outline.ts'
import type { Problem } from '../../../shared/text/problem.ts'
import { useSite } from '../../host/scope/site.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Button } from '../../kit/Button.tsx'
import { cx } from '../../kit/base/cx.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { Menu } from '../../kit/Menu.tsx'
import { Method } from '../../kit/Method.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { goToProblem } from '../problems/useProblemMenu.tsx'
import styles from './Api.module.css'
import { listingActions, operationMenu } from './operationMenu.tsx'
import type { OperationRow } from './operationRows.ts'
import type { Placing } from './PlaceDialog.tsx'
import type { OperationActions } from './useOperationActions.ts'

interface OperationItemProps {
  readonly row: OperationRow
  readonly actions: OperationActions
  /** The operations that the menu of the row applies to. */
  readonly chosen: readonly OutlinedOperation[]
  readonly isOpen: boolean
  readonly onToggle: (id: string) => void
  readonly onPlace: (placing: Placing) => void
  readonly problems: readonly Problem[] | undefined
}

const nameOf = (row: OperationRow): string => (row.kind === 'group' ? row.label : row.operation.title)

/** A group or an operation: it can be expanded, dragged, and included or excluded. */
export function OperationItem(props: OperationItemProps) {
  const { row, actions, chosen, onPlace } = props
  const { t } = useTranslation('api')
  const name = nameOf(row)
  const group = row.kind === 'group' && chosen.length === row.operations.length ? { group: row.label } : {}
  const context = {
    actions,
    t,
    place: (operations: Placing['operations']) => onPlace({ operations, ...group }),
  }
  return (
    <GridListItem
      id={row.id}
      textValue={name}
      className={cx(styles.row, row.kind === 'group' && styles.group)}
    >
      <span style={{ inlineSize: `${row.depth * 0.9}rem` }} aria-hidden />
      <AriaButton slot="drag" className={cx(styles.grip)} aria-label={t('drag', { name })}>
        <GripVertical aria-hidden />
      </AriaButton>
      {row.kind === 'group' ? (
        <GroupText {...props} label={row.label} count={row.operations.length} />
      ) : (
        <OperationText operation={row.operation} problems={props.problems} />
      )}
      {row.kind === 'operation' && (
        <Menu
          label={t('becomes.for', { name })}
          blocks={[{ actions: listingActions(chosen, context) }]}
          placement="bottom end"
          trigger={
            <Button size="small" variant="quiet" aria-label={t('becomes.for', { name })}>
              <ListingBadge status={row.operation.state} />
              <ChevronDown aria-hidden />
            </Button>
          }
        />
      )}
      <Menu
        label={t('more', { name })}
        blocks={operationMenu(chosen, context)}
        placement="bottom end"
        trigger={<IconButton label={t('more', { name })} icon={<MoreHorizontal />} size="small" />}
      />
    </GridListItem>
  )
}

const TONES = {
  generated: 'neutral',
  hidden: 'neutral',
  written: 'accent',
  'kept-out': 'warning',
  none: 'warning',
} as const

function ListingBadge({ status }: { readonly status: OperationState }) {
  const { t } = useTranslation('api')
  return (
    <Badge tone={TONES[status]}>
      <span className={styles.wide}>{t(`standing.${status}`)}</span>
      <span className={styles.narrow}>{t(`shortStanding.${status}`)}</span>
    </Badge>
  )
}

interface GroupTextProps extends Pick<OperationItemProps, 'row' | 'isOpen' | 'onToggle'> {
  readonly label: string
  readonly count: number
}

function GroupText({ row, isOpen, onToggle, label, count }: GroupTextProps) {
  const { t } = useTranslation('api')
  return (
    <>
      <IconButton
        label={t(isOpen ? 'collapse' : 'expand', { name: label })}
        icon={<ChevronRight className={cx(isOpen && styles.open)} />}
        size="small"
        onPress={() => onToggle(row.id)}
      />
      <span className={styles.title}>{label}</span>
      <span className={styles.soft}>{t('operations', { count })}</span>
      <span className={styles.space} />
    </>
  )
}

function OperationText({
  operation,
  problems = [],
}: {
  readonly operation: OutlinedOperation
  readonly problems: readonly Problem[] | undefined
}) {
  const site = useSite()
  const { t } = useTranslation('api')
  const [first] = problems
  return (
    <>
      <Method method={operation.method} />
      <span className={cx(styles.title, operation.deprecated && styles.deprecated)}>{operation.title}</span>
      <code className={styles.path}>{operation.path}</code>
      <span className={styles.space}>
        {operation.deprecated && (
          <span className={styles.narrow}>
            <VisuallyHidden>{t('deprecated')}</VisuallyHidden>
          </span>
        )}
      </span>
      {operation.deprecated && (
        <span className={styles.wide}>
          <Badge tone="warning">{t('deprecated')}</Badge>
        </span>
      )}
      {first && (
        <Button size="small" variant="quiet" onPress={() => goToProblem(site, first)}>
          <Badge tone={problems.some(({ severity }) => severity === 'error') ? 'danger' : 'warning'}>
            {t('problems', { count: problems.length })}
          </Badge>
        </Button>
      )}
    </>
  )
}
