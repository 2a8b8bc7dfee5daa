import type { TFunction } from 'i18next'
import {
  FileInput,
  FilePlus,
  FolderInput,
  FolderPlus,
  History,
  ListPlus,
  Plus,
  WandSparkles,
} from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { isNewer } from '../../../shared/config/schema/form.ts'
import { divisionsOfNavigation } from '../../../shared/config/tree/divide.ts'
import { NAVIGATION } from '../../../shared/config/tree/kinds.ts'
import { canHold } from '../../../shared/config/tree/queries.ts'
import { commandLabel, commands } from '../../../shared/rpc/commands.ts'
import { type Site, useSite } from '../../host/scope/site.ts'
import { showHistory } from '../../host/session/local-history.ts'
import { useConfig, writtenConfig } from '../../host/site/config.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { Menu, type MenuAction } from '../../kit/Menu.tsx'
import { SearchField } from '../../kit/SearchField.tsx'
import { localize } from '../../messages/localize.ts'
import { chooseApiFiles } from '../api/chooseFiles.ts'
import type { RowTarget } from '../entries/rowLocations.ts'
import type { Row } from '../entries/rows.ts'
import { DivisionIcon } from './DivisionIcon.tsx'
import styles from './Navigation.module.css'
import { useNewPageRequest } from './newPageRequest.ts'
import type { TreeDialog } from './useRowMenu.tsx'

interface NavigationHeadProps {
  /** There is a group that an existing page could go into; a new page can have a group of its own. */
  readonly hasGroups: boolean
  /** The target for additions: at the selected row, else at the end of the last group. */
  readonly targetNow: () => RowTarget | undefined
  readonly filter: string
  readonly onFilter: (filter: string) => void
  readonly isReadOnly: boolean
  readonly addGroup: (target: RowTarget | undefined) => void
  readonly show: (dialog: TreeDialog) => void
}

/** The target of a page that is added without a row: the end of the last group. */
export function lastGroup(rows: readonly Row[]): RowTarget | undefined {
  for (const row of rows.toReversed()) {
    if (row.kind !== 'group') continue
    const inside = row.division ? lastGroup(row.rows) : ({ id: row.id, position: 'on' } as const)
    if (inside) return inside
  }
  return undefined
}

type Words = TFunction<'navigation'>

const configOf = (site: Site) => writtenConfig(useConfig.of(site).getState())

/** New divisions of the navigation: more of those that it has, or some that everything is divided into. */
function newDivisions(site: Site, show: NavigationHeadProps['show'], t: Words): readonly MenuAction[] {
  const config = configOf(site)
  const has = isNewer(config) ? canHold(config, NAVIGATION) : []
  return divisionsOfNavigation(config).map(kind => ({
    id: `new-${kind}`,
    label: has.includes(kind)
      ? t('newDivision', { kind: t(`kinds.${kind}`) })
      : t('wrap', { kinds: t(`several.${kind}`) }),
    icon: <DivisionIcon kind={kind} />,
    onAction: () => show({ kind: 'divide', ask: { kinds: [kind], rows: [] } }),
  }))
}

/** Search, and buttons for additions. */
export const NavigationHead = memo(function NavigationHead(props: NavigationHeadProps) {
  const site = useSite()
  const { hasGroups, targetNow, filter, onFilter, isReadOnly, addGroup, show } = props
  const { t } = useTranslation('navigation')
  const newPage = () => show({ kind: 'new', target: targetNow() })
  useNewPageRequest(newPage)
  const pages = [
    {
      id: 'page',
      label: t('newPage'),
      icon: <FilePlus />,
      keys: commands['page.new'].keys,
      onAction: newPage,
    },
    {
      id: 'existing',
      label: t('addExisting'),
      icon: <ListPlus />,
      onAction: () => show({ kind: 'existing', target: targetNow() }),
    },
  ]
  const group = {
    id: 'group',
    label: t('newGroup'),
    icon: <FolderPlus />,
    onAction: () => addGroup(undefined),
  }
  const generate = {
    id: 'generate',
    label: t('generateAction'),
    icon: <WandSparkles />,
    onAction: () => show({ kind: 'generate' }),
  }
  const folder = {
    id: 'folder',
    label: t('moveFolder.any'),
    icon: <FolderInput />,
    onAction: () => show({ kind: 'moveFolder', folder: '' }),
  }
  const api = {
    id: 'api',
    label: t('importApi'),
    icon: <FileInput />,
    onAction: () => chooseApiFiles(site),
  }
  const earlier = [
    {
      id: 'history',
      label: localize(commandLabel('site.history')),
      icon: <History />,
      onAction: () => showHistory(site),
    },
  ]
  return (
    <div className={styles.head}>
      <SearchField label={t('filter')} value={filter} onChange={onFilter} />
      <Menu
        label={t('add')}
        trigger={<IconButton label={t('add')} icon={<Plus />} />}
        placement="bottom end"
        blocks={
          isReadOnly
            ? [{ actions: earlier }]
            : [
                { actions: hasGroups ? pages : pages.slice(0, 1) },
                { actions: [group] },
                { actions: newDivisions(site, show, t) },
                { actions: [folder, generate, api] },
                { actions: earlier },
              ]
        }
      />
    </div>
  )
})
