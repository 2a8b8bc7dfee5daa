import { Bold, Code, Heading, Italic, Link, List, ListOrdered, ListTodo, Plus, Table } from 'lucide-react'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import { Toolbar } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { CommandId } from '../../../../shared/rpc/commands.ts'
import { snippetOf } from '../../../../shared/site/writing/insert.ts'
import { blockSnippets } from '../../../../shared/site/writing/markdown-blocks.ts'
import { provideCommand, runCommand, useCommands } from '../../../host/commands/commands.ts'
import { useApp } from '../../../host/scope/app-window.ts'
import { useSite } from '../../../host/scope/site.ts'
import { useIsActivePane } from '../../../host/view/split-view.ts'
import { later } from '../../../kit/base/later.ts'
import { IconButton } from '../../../kit/IconButton.tsx'
import { Menu, type MenuAction, type MenuBlock } from '../../../kit/Menu.tsx'
import { localize } from '../../../messages/localize.ts'
import { type BlockSurface, useBlockMenu } from '../../block-tools/surface.ts'
import { CommandButton } from '../../writing/CommandButton.tsx'
import type { OpenPage } from '../editor/openPage.ts'
import styles from './FormatBar.module.css'
import { insertBlock } from './insertion.ts'
import { useInsert } from './useInsert.ts'

function useActions(prefix: (id: CommandId) => boolean): readonly MenuAction[] {
  const app = useApp()
  return useCommands()
    .filter(({ id }) => prefix(id))
    .map(({ id, label, keys, isEnabled }) => ({
      id,
      label,
      keys,
      isDisabled: !isEnabled,
      onAction: () => later(() => runCommand(app, id)),
    }))
}

interface MenuButtonProps {
  readonly label: string
  readonly icon: ReactNode
  readonly blocks: readonly MenuBlock[]
  readonly isDisabled: boolean
}

const MenuButton = ({ label, icon, blocks, isDisabled }: MenuButtonProps) => (
  <Menu
    label={label}
    blocks={blocks}
    trigger={<IconButton size="small" label={label} icon={icon} isDisabled={isDisabled} />}
  />
)

interface BarProps {
  readonly openPage: OpenPage | undefined
  readonly surface: BlockSurface | undefined
  readonly children?: ReactNode
}

/** Opens the menu of everything that can be inserted. */
function InsertButton({ surface }: { readonly surface: BlockSurface | undefined }) {
  const site = useSite()
  const { t } = useTranslation('page')
  const button = useRef<HTMLButtonElement>(null)
  const open = () => {
    const box = button.current?.getBoundingClientRect()
    if (!surface) return
    const at = box ? { x: box.left, y: box.bottom } : surface.point()
    useBlockMenu.of(site).setState({ open: { kind: 'insert', surface, at } })
  }
  return (
    <IconButton
      ref={button}
      size="small"
      label={t('format.insert')}
      icon={<Plus />}
      isDisabled={!surface}
      onPress={open}
    />
  )
}

const isHeading = (id: CommandId) => id === 'format.heading' || id === 'format.subheading'
const isTable = (id: CommandId) => id.startsWith('table.')

/** Common writing actions, one click away; arrow keys move from tool to tool. */
export function FormatBar({ openPage, surface, children }: BarProps) {
  const app = useApp()
  const { t } = useTranslation('page')
  const bar = useRef<HTMLDivElement>(null)
  const isReachable = useIsActivePane() && openPage !== undefined
  useEffect(() => {
    if (!isReachable) return
    const run = () => bar.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
    return provideCommand(app, 'format.bar', { run })
  }, [isReachable, app])
  return (
    <Toolbar ref={bar} className={styles.bar ?? ''} aria-label={t('format.bar')}>
      <Tools openPage={openPage} surface={surface} />
      {children}
    </Toolbar>
  )
}

/** Not drawn again whenever the page is parsed again. */
const Tools = memo(function Tools({ openPage, surface }: Omit<BarProps, 'children'>) {
  const { t } = useTranslation('page')
  const headings = useActions(isHeading)
  const table = useActions(isTable)
  const insert = useInsert(openPage)
  const rows = blockSnippets.find(({ name }) => name.key === 'blocks:table.name')
  const newTable = {
    id: 'new',
    label: t('format.newTable'),
    onAction: () => rows && insert(localize(rows.name), to => insertBlock(to, snippetOf(rows.template))),
  }
  return (
    <>
      <CommandButton id="format.bold" icon={<Bold />} />
      <CommandButton id="format.italic" icon={<Italic />} />
      <CommandButton id="format.code" icon={<Code />} />
      <CommandButton id="format.link" icon={<Link />} />
      <MenuButton
        label={t('format.headings')}
        icon={<Heading />}
        blocks={[{ actions: headings }]}
        isDisabled={!openPage}
      />
      <CommandButton id="format.bullets" icon={<List />} />
      <CommandButton id="format.numbers" icon={<ListOrdered />} />
      <CommandButton id="format.tasks" icon={<ListTodo />} />
      <MenuButton
        label={t('format.table')}
        icon={<Table />}
        blocks={[{ actions: [newTable] }, { actions: table }]}
        isDisabled={!openPage}
      />
      <InsertButton surface={surface} />
    </>
  )
})
