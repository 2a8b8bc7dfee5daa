import { type ReactElement, useId, useState } from 'react'
import { SortableList } from '../kit/SortableList.tsx'
import { TabBar } from '../kit/TabBar.tsx'

/** Gives a card a unique id. */
export function SampleCard({ show }: { readonly show: (id: string) => ReactElement }) {
  return show(useId())
}

/** Tabs above one panel. */
export function SampleTabs() {
  const [selected, select] = useState('source')
  const panel = useId()
  const tabs = ['Source', 'Settings', 'History'].map(label => ({
    id: label.toLowerCase(),
    label,
    controls: panel,
  }))
  return (
    <>
      <TabBar label="Page" tabs={tabs} selected={selected} onSelect={select} />
      <div id={panel} role="tabpanel" aria-label={selected}>
        {selected}
      </div>
    </>
  )
}

/** A list whose rows can be moved and removed. */
export function SampleList({ texts }: { readonly texts: readonly string[] }) {
  const [all, setAll] = useState(texts)
  const without = (index: number) => all.filter((_, at) => at !== index)
  return (
    <SortableList
      label="Tabs"
      items={all.map(text => ({ id: text, text, content: <span>{text}</span> }))}
      onOpen={() => undefined}
      onMove={(from, to) => setAll(without(from).toSpliced(to, 0, all[from] ?? ''))}
      onRemove={index => setAll(without(index))}
      empty="No tabs yet."
    />
  )
}
