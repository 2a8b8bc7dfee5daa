import type { ReactNode } from 'react'
import styles from './Card.module.css'

interface CardProps {
  /** The id of its heading, for references from inside the card. */
  readonly id: string
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** A block of a section that is more than a form: a heading, a sentence and content. */
export function Card({ id, title, text, children }: CardProps) {
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  )
}
