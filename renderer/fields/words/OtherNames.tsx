import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatPointer, type JsonPath } from '../../../shared/config/json/pointer.ts'
import { isObject, type JsonObject } from '../../../shared/config/json/value.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { useForm } from '../base/model.ts'
import { ProblemNote } from '../base/ProblemNote.tsx'
import { isText } from '../base/values.ts'
import styles from './Words.module.css'

interface OtherNamesProps {
  readonly path: JsonPath
  readonly names: readonly string[]
  readonly written: JsonObject
}

const textOf = (value: unknown): string => {
  if (isText(value)) return value
  return isObject(value) ? Object.values(value).filter(isText).join(' · ') : '…'
}

/** Texts in docs.json whose names are not those of words that readers see. */
export function OtherNames({ path, names, written }: OtherNamesProps) {
  const { t } = useTranslation('words')
  const { change, isReadOnly } = useForm()
  if (names.length === 0) return null
  return (
    <section className={styles.others} aria-label={t('others')}>
      <p className={styles.nothing}>{t('othersText')}</p>
      {names.map(name => (
        <div key={name} className={styles.other} data-pointer={formatPointer([...path, name])}>
          <code className={styles.name}>{name}</code>
          <span className={styles.meaning}>{textOf(written[name])}</span>
          {!isReadOnly && (
            <IconButton
              label={t('remove', { name })}
              icon={<X />}
              size="small"
              faint
              onPress={() =>
                change([...path, name], undefined, { label: t('undo.remove', { name }), offersUndo: true })
              }
            />
          )}
          <ProblemNote pointer={formatPointer([...path, name])} />
        </div>
      ))}
    </section>
  )
}
