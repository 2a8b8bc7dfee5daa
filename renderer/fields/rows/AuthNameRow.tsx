import { useTranslation } from 'react-i18next'
import { formatPointer } from '../../../shared/config/json/pointer.ts'
import { TextField } from '../../kit/TextField.tsx'
import { FieldRow } from '../base/FieldRow.tsx'
import { useForm } from '../base/model.ts'
import styles from '../base/Pair.module.css'
import type { RowProps } from '../base/row.ts'
import { joined, type Names, namesOf } from '../base/unions.ts'
import { useDraft } from '../base/useDraft.ts'
import { isText, valueAt } from '../base/values.ts'
import { AuthPicture } from './AuthPicture.tsx'
import { TextRow } from './TextRow.tsx'

const PARTS = ['user', 'password'] as const
type Part = (typeof PARTS)[number]

/** The name of the authentication parameter; two names for basic authentication, joined in the file. */
export function AuthNameRow(props: RowProps) {
  const { path, schema, label, value } = props
  const { t } = useTranslation('fields')
  const form = useForm()
  const isBasic = valueAt(form.config, [...path.slice(0, -1), 'method']) === 'basic'
  const picture = <AuthPicture auth={valueAt(form.config, path.slice(0, -1))} />
  if (!isBasic) {
    return (
      <>
        <TextRow {...props} />
        {picture}
      </>
    )
  }
  const names = namesOf(isText(value) ? value : '')
  return (
    <>
      <FieldRow path={path} label={label} help={schema.description && t('auth.help')}>
        {() => (
          <div className={styles.pair}>
            {PARTS.map(part => (
              <PartInput key={part} {...props} part={part} names={names} />
            ))}
          </div>
        )}
      </FieldRow>
      {picture}
    </>
  )
}

function PartInput({ path, set, isReadOnly, part, names }: RowProps & { part: Part; names: Names }) {
  const { t } = useTranslation('fields')
  const draft = useDraft(names[part], (text, session) =>
    set(joined({ ...names, [part]: text }), { merge: `${formatPointer(path)} ${part} ${session}` }),
  )
  return (
    <div className={styles.grow}>
      <TextField
        {...draft}
        label={t(`auth.${part}`)}
        placeholder={t(`auth.${part}Default`)}
        isReadOnly={isReadOnly}
      />
    </div>
  )
}
