import type { ReactNode } from 'react'
import styles from './Card.module.css'

export interface CardProps {
  /** Of its heading, so that what is in the card can refer to it. */
  readonly id: string
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** A part of a section that is more than a form: a heading, a sentence, and what it is about. */
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
