import { cx } from '../kit/base/cx.ts'
import { actions } from './actions.tsx'
import { BothModes } from './BothModes.tsx'
import { Forms } from './Forms.tsx'
import styles from './Gallery.module.css'
import { inputs } from './inputs.tsx'
import type { Specimen } from './specimen.ts'
import { surfaces } from './surfaces.tsx'

/** The components of the kit, in groups. */
export const PARTS: readonly (readonly [name: string, specimens: readonly Specimen[]])[] = [
  ['Actions', actions],
  ['Inputs', inputs],
  ['Surfaces', surfaces],
]

/** Components that are as wide as their text. */
const SMALL = new Set([
  'Button',
  'IconButton',
  'Badge',
  'Method',
  'Kbd',
  'Menu',
  'Popover',
  'Tooltip',
  'Dialog',
])

function SpecimenView({ name, use, states }: Specimen) {
  return (
    <section className={styles.specimen} aria-label={name}>
      <h3>{name}</h3>
      <p>{use}</p>
      <BothModes>
        {() =>
          states.map(([state, element]) => (
            <figure key={state} className={cx(styles.state, !SMALL.has(name) && styles.wide)}>
              <div className={styles.shown}>{element}</div>
              <figcaption>{state}</figcaption>
            </figure>
          ))
        }
      </BothModes>
    </section>
  )
}

/** Every component of the kit and every field, in all their states, in light and in dark. */
export function Gallery() {
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>The kit and the fields</h1>
        <nav aria-label="Parts">
          {[...PARTS.map(([name]) => name), 'Fields'].map(name => (
            <a key={name} href={`#${name}`}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      {PARTS.map(([name, specimens]) => (
        <section key={name} id={name} className={styles.part} aria-label={name}>
          <h2>{name}</h2>
          {specimens.map(specimen => (
            <SpecimenView key={specimen.name} {...specimen} />
          ))}
        </section>
      ))}
      <section id="Fields" className={styles.part} aria-label="Fields">
        <h2>Fields</h2>
        <Forms />
      </section>
    </main>
  )
}
