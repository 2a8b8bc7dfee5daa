import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Disclosure as AriaDisclosure, Button, DisclosurePanel, Heading } from 'react-aria-components'
import { cx } from './base/cx.ts'
import styles from './Disclosure.module.css'

interface DisclosureProps {
  readonly title: ReactNode
  /** After the title, such as a Badge. */
  readonly badge?: ReactNode
  readonly defaultExpanded?: boolean
  /** Controlled, together with `onExpandedChange`. */
  readonly isExpanded?: boolean
  readonly onExpandedChange?: (isExpanded: boolean) => void
  readonly level?: number
  readonly children: ReactNode
}

/** A heading that collapses the content below it. */
export function Disclosure(props: DisclosureProps) {
  const { title, badge, level = 3, children, defaultExpanded, isExpanded, onExpandedChange } = props
  return (
    <AriaDisclosure
      className={cx(styles.disclosure)}
      {...(defaultExpanded && { defaultExpanded })}
      {...(isExpanded !== undefined && { isExpanded })}
      {...(onExpandedChange && { onExpandedChange })}
    >
      <Heading level={level} className={cx(styles.heading)}>
        <Button slot="trigger" className={cx(styles.trigger)}>
          <ChevronRight className={styles.chevron} aria-hidden />
          {title}
          {badge}
        </Button>
      </Heading>
      <DisclosurePanel className={cx(styles.panel)}>{children}</DisclosurePanel>
    </AriaDisclosure>
  )
}
