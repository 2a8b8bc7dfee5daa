import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components'
import { cx } from './cx.ts'
import styles from './Tabs.module.css'

/** One tab and what it shows. */
export interface TabEntry<T extends string> {
  readonly id: T
  readonly label: string
  readonly icon?: ReactNode
  /** Behind the label, such as a Badge. */
  readonly badge?: ReactNode
  readonly content: ReactNode
}

export interface TabsProps<T extends string> {
  readonly label: string
  readonly tabs: readonly TabEntry<T>[]
  readonly selected: T
  readonly onSelect: (id: T) => void
}

/** Tabs over panels; the panel fills the height that is left. */
export function Tabs<T extends string>({ label, tabs, selected, onSelect }: TabsProps<T>) {
  return (
    <AriaTabs
      className={cx(styles.tabs)}
      selectedKey={selected}
      onSelectionChange={key => {
        const tab = tabs.find(({ id }) => id === key)
        if (tab) onSelect(tab.id)
      }}
    >
      <TabList aria-label={label} className={cx(styles.list)}>
        {tabs.map(tab => (
          <Tab key={tab.id} id={tab.id} className={cx(styles.tab)}>
            {tab.icon}
            {tab.label}
            {tab.badge}
          </Tab>
        ))}
      </TabList>
      {tabs.map(tab => (
        <TabPanel key={tab.id} id={tab.id} className={cx(styles.panel)}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
