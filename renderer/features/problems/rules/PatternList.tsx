import { Plus, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { searchable } from '../../../../shared/text/searchable.ts'
import { usePages } from '../../../host/site/pages.ts'
import { Button } from '../../../kit/Button.tsx'
import { ComboBox } from '../../../kit/ComboBox.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import styles from './Rules.module.css'

interface PatternListProps {
  readonly label: string
  readonly help: string
  /** Files, and folders with a trailing slash. */
  readonly patterns: readonly string[]
  readonly isDisabled: boolean
  readonly onChange: (places: readonly string[]) => void
}

/** Files and folders that a rule applies to or not. */
export function PatternList({ label, help, patterns: places, isDisabled, onChange }: PatternListProps) {
  const { t } = useTranslation('problems')
  const [typed, setTyped] = useState('')
  const offered = useOffered()
  const written = typed.trim().replace(/^\/+/, '')
  const place = offered.has(`${written}/`) ? `${written}/` : written
  const isNew = place !== '' && !places.includes(place)
  const add = () => {
    if (!isNew) return
    onChange([...places, place])
    setTyped('')
  }
  return (
    <div>
      <h4 className={styles.label}>{label}</h4>
      <p className={styles.facts}>{help}</p>
      {places.length > 0 && (
        <ul className={styles.places}>
          {places.map(each => (
            <li key={each}>
              <code>{each}</code>
              <IconButton
                label={t('rules.removePath', { place: each })}
                icon={<X />}
                size="small"
                isDisabled={isDisabled}
                onPress={() => onChange(places.filter(other => other !== each))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.adding}>
        <ComboBox
          label={label}
          hideLabel
          code
          placeholder={t('rules.path')}
          choices={[...offered]
            .filter(id => !places.includes(id) && searchable(id).includes(searchable(typed)))
            .slice(0, 50)
            .map(id => ({ id, label: id }))}
          value={typed}
          onChange={setTyped}
          isDisabled={isDisabled}
        />
        <Button size="small" icon={<Plus />} isDisabled={isDisabled || !isNew} onPress={add}>
          {t('rules.addPath')}
        </Button>
      </div>
    </div>
  )
}

/** The folders of the pages, then the pages. */
function useOffered(): ReadonlySet<string> {
  const pages = usePages()
  return useMemo(() => {
    const files = [...pages.values()].map(({ file }) => file)
    const folders = files.flatMap(file =>
      file.split('/').flatMap((_, index, all) => (index === 0 ? [] : [`${all.slice(0, index).join('/')}/`])),
    )
    return new Set([...[...new Set(folders)].sort(), ...files.sort()])
  }, [pages])
}
