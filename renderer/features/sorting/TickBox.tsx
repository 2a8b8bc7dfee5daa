import { Check, Minus } from 'lucide-react'
import { Checkbox } from 'react-aria-components'
import styles from './TickBox.module.css'

/** The checkbox of a row that can be selected; `isPartial`: some of what is in the row is selected. */
export function TickBox({ isPartial }: { readonly isPartial: boolean }) {
  return (
    <Checkbox slot="selection" className={styles.box ?? ''} isIndeterminate={isPartial}>
      {({ isSelected, isIndeterminate }) =>
        isIndeterminate ? <Minus aria-hidden /> : isSelected ? <Check aria-hidden /> : null
      }
    </Checkbox>
  )
}
