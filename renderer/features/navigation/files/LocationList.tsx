import { useTranslation } from 'react-i18next'
import type { FileReference } from '../../../../shared/project/moving/model.ts'
import { Checkbox } from '../../../kit/Checkbox.tsx'
import styles from './Files.module.css'

interface LocationListProps {
  readonly label: string
  readonly locations: readonly FileReference[]
  /** Files that stay as they are; without it no file can be excluded. */
  readonly leave?: ReadonlySet<string>
  readonly onLeave?: (leave: ReadonlySet<string>) => void
  /** A file that cannot be excluded. */
  readonly always?: (file: string) => boolean
}

function byFile(locations: readonly FileReference[]): ReadonlyMap<string, readonly FileReference[]> {
  const files = new Map<string, FileReference[]>()
  for (const location of locations) {
    const list = files.get(location.file)
    if (list) list.push(location)
    else files.set(location.file, [location])
  }
  return files
}

/** Two locations in one line may be equal except for their order. */
const keyed = (locations: readonly FileReference[]) =>
  locations.map((location, at) => ({ key: `${location.line}.${at}`, place: location }))

function LocationRow({ place: location }: { readonly place: FileReference }) {
  const { t } = useTranslation('navigation')
  return (
    <li className={styles.place}>
      <span className={styles.kind}>{t(`references.${location.kind}`, { line: location.line })}</span>
      {location.before !== '' && <del className={styles.before}>{location.before}</del>}
      {location.after !== '' && <ins className={styles.after}>{location.after}</ins>}
    </li>
  )
}

/** What changes, file by file. */
export function LocationList({ label, locations, leave, onLeave, always }: LocationListProps) {
  const { t } = useTranslation('navigation')
  return (
    <ul className={styles.places} aria-label={label}>
      {[...byFile(locations)].map(([file, own]) => {
        const mayLeave = leave !== undefined && !always?.(file)
        const name = <span className={styles.file}>{file}</span>
        return (
          <li key={file} className={styles.group}>
            {mayLeave ? (
              <Checkbox
                aria-label={t('references.change', { file })}
                isSelected={!leave.has(file)}
                onChange={isChanged => {
                  const next = new Set(leave)
                  if (isChanged) next.delete(file)
                  else next.add(file)
                  onLeave?.(next)
                }}
              >
                {name}
              </Checkbox>
            ) : (
              name
            )}
            <ul className={styles.own}>
              {keyed(own).map(({ key, place: location }) => (
                <LocationRow key={key} place={location} />
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
