import { Autocomplete, useFilter } from 'react-aria-components'
import { ChoiceList, type ListChoice } from '../../kit/ChoiceList.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { SearchField } from '../../kit/SearchField.tsx'
import styles from './PickDialog.module.css'

interface PickDialogProps<C extends ListChoice> {
  readonly title: string
  readonly search: string
  readonly choices: readonly C[]
  readonly empty: string
  readonly onPick: (choice: C) => void
  readonly onClose: () => void
}

/** Asks for one item of many: type a few letters, choose. */
export function PickDialog<C extends ListChoice>(props: PickDialogProps<C>) {
  const { title, search, choices, empty, onPick, onClose } = props
  const { contains } = useFilter({ sensitivity: 'base' })
  const pick = (choice: C) => {
    onPick(choice)
    onClose()
  }
  return (
    <Dialog title={title} isOpen onOpenChange={isOpen => !isOpen && onClose()}>
      <Autocomplete filter={contains}>
        <SearchField label={search} leadsList autoFocus />
        <div className={styles.choices}>
          <ChoiceList label={title} choices={choices} onChoose={pick} empty={empty} />
        </div>
      </Autocomplete>
    </Dialog>
  )
}
