import { type KeyboardEvent, useId } from 'react'
import { lineKey } from './base/line-key.ts'
import styles from './TabBar.module.css'

/** One tab, and the id of the element that it shows. */
interface TabBarEntry<T extends string> {
  readonly id: T
  readonly label: string
  readonly controls: string
}

interface TabBarProps<T extends string> {
  readonly label: string
  readonly tabs: readonly TabBarEntry<T>[]
  readonly selected: T
  readonly onSelect: (id: T) => void
}

/** How far each key of a left-to-right window moves; the row wraps around. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** A row of tabs without their panels, which are elsewhere in the page. */
export function TabBar<T extends string>({ label, tabs, selected, onSelect }: TabBarProps<T>) {
  const own = useId()
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ id }) => id === selected)
    const key = lineKey(event.key)
    const to = { Home: 0, End: tabs.length - 1 }[key] ?? at + (STEPS[key] ?? 0)
    const next = tabs.at(to % tabs.length)
    if (!next || to === at) return
    event.preventDefault()
    document.getElementById(`${own}${next.id}`)?.focus()
    onSelect(next.id)
  }
  return (
    <div role="tablist" aria-label={label} className={styles.list} onKeyDown={press}>
      {tabs.map(({ id, label: name, controls }) => (
        <button
          key={id}
          id={`${own}${id}`}
          type="button"
          role="tab"
          aria-selected={id === selected}
          aria-controls={controls}
          tabIndex={id === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(id)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
