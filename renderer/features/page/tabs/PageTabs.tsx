import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../host/scope/site.ts'
import { usePages } from '../../../host/site/pages.ts'
import { showPage, useView } from '../../../host/view/view.ts'
import { ContextMenu } from '../../../kit/ContextMenu.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import { Menu } from '../../../kit/Menu.tsx'
import { PageTab } from './PageTab.tsx'
import styles from './PageTabs.module.css'
import { TravelButtons } from './TravelButtons.tsx'
import { closeTabs } from './tabActions.ts'
import { tabNames } from './tabNames.ts'
import { useTabActions } from './useTabActions.ts'
import { useTabDrag } from './useTabDrag.ts'

/** Where the context menu of a tab opens. */
interface MenuPlace {
  readonly file: string
  readonly at: { readonly x: number; readonly y: number }
}

/** The tabs of the open pages, and the back and forward buttons. */
export function PageTabs() {
  const site = useSite()
  const { t } = useTranslation('tabs')
  const tabs = useView(view => view.tabs)
  const shown = useView(({ main }) => (main.kind === 'page' ? main.file : undefined))
  const names = tabNames(tabs, usePages())
  const drag = useTabDrag(tabs)
  const actionsOf = useTabActions()
  const [menu, setMenu] = useState<MenuPlace>()
  const all = tabs.map(({ file }) => ({
    id: file,
    label: names.get(file)?.title ?? file,
    onAction: () => showPage(site, file),
  }))
  const closeAll = {
    id: ' close',
    label: t('closeAll'),
    onAction: () =>
      closeTabs(
        site,
        tabs.map(tab => tab.file),
      ),
  }
  if (tabs.length === 0) return null
  return (
    <div className={styles.strip}>
      <TravelButtons />
      <div role="tablist" aria-label={t('open')} className={styles.tabs} {...drag.strip}>
        {tabs.map((tab, index) => (
          <PageTab
            key={tab.file}
            tab={tab}
            name={names.get(tab.file) ?? { title: tab.file }}
            isShown={tab.file === shown}
            isReached={tab.file === shown || (index === 0 && tabs.every(other => other.file !== shown))}
            mark={drag.markOf(index)}
            drag={drag.of(tab.file)}
            onMenu={at => setMenu({ file: tab.file, at })}
          />
        ))}
      </div>
      <Menu
        label={t('all')}
        blocks={[{ actions: all }, { actions: [closeAll] }]}
        placement="bottom end"
        trigger={<IconButton size="small" label={t('all')} icon={<ChevronDown />} />}
      />
      <ContextMenu
        label={t('menu', { name: names.get(menu?.file ?? '')?.title ?? '' })}
        at={menu?.at}
        onClose={() => setMenu(undefined)}
        blocks={menu ? actionsOf(menu.file) : []}
      />
    </div>
  )
}
