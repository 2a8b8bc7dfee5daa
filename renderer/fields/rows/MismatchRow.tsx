import { Braces } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatPointer, type JsonPath } from '../../../shared/config/json/pointer.ts'
import { Button } from '../../kit/Button.tsx'
import { FieldRow } from '../base/FieldRow.tsx'
import { useForm } from '../base/model.ts'
import styles from './MismatchRow.module.css'

interface MismatchRowProps {
  readonly path: JsonPath
  readonly label: string
  readonly help?: string | undefined
  readonly value: unknown
}

/** A value that no field can edit: kept and shown as it is. */
export function MismatchRow({ path, label, help, value }: MismatchRowProps) {
  const { t } = useTranslation('fields')
  const form = useForm()
  return (
    <FieldRow path={path} label={label} help={help}>
      {() => (
        <>
          <pre className={styles.value}>{JSON.stringify(value, null, 1).slice(0, 400)}</pre>
          <p className={styles.text}>{t('unsupported.text')}</p>
          <Button size="small" icon={<Braces />} onPress={() => form.showJson(formatPointer(path))}>
            {t('unsupported.show')}
          </Button>
        </>
      )}
    </FieldRow>
  )
}
