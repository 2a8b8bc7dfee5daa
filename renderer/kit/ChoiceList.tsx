import type { ReactNode } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components'
import { cx } from './base/cx.ts'
import styles from './ChoiceList.module.css'
import lists from './styles/list.module.css'

/** One choice of a list. */
export interface ListChoice {
  readonly id: string
  readonly label: string
  /** Small text at the end: a path, the parent groups. */
  readonly detail?: string
  /** A line below the label, such as the words around a match. */
  readonly below?: string
  /** After the label, such as a Badge. */
  readonly badge?: ReactNode
  readonly icon?: ReactNode
}

interface ChoiceListProps<C extends ListChoice> {
  /** Accessible name of the list. */
  readonly label: string
  readonly choices: readonly C[]
  readonly onChoose: (choice: C) => void
  /** Shown if the list is empty. */
  readonly empty: string
}

/** A list in which one click chooses; inside an `Autocomplete` it follows the keys of the search field. */
export function ChoiceList<C extends ListChoice>({ label, choices, onChoose, empty }: ChoiceListProps<C>) {
  return (
    <ListBox<C>
      aria-label={label}
      className={cx(lists.list)}
      items={choices}
      shouldFocusWrap
      onAction={key => {
        const choice = choices.find(({ id }) => id === key)
        if (choice) onChoose(choice)
      }}
      renderEmptyState={() => <p className={lists.none}>{empty}</p>}
    >
      {choice => (
        <ListBoxItem
          id={choice.id}
          textValue={choice.detail === undefined ? choice.label : `${choice.label} ${choice.detail}`}
          className={cx(styles.item, choice.below !== undefined && styles.tall)}
        >
          {choice.icon}
          <span className={styles.label} title={choice.label}>
            {choice.label}
          </span>
          {choice.detail !== undefined && (
            <span className={styles.detail} title={choice.detail}>
              {choice.detail}
            </span>
          )}
          {choice.badge !== undefined && <span className={styles.badge}>{choice.badge}</span>}
          {choice.below !== undefined && <span className={styles.below}>{choice.below}</span>}
        </ListBoxItem>
      )}
    </ListBox>
  )
}
