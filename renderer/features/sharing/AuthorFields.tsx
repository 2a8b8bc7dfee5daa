import { useTranslation } from 'react-i18next'
import type { Author } from '../../../shared/project/base/review.ts'
import { TextField } from '../../kit/TextField.tsx'
import styles from './Review.module.css'

interface AuthorFieldsProps {
  readonly author: Author
  readonly onChange: (author: Author) => void
}

/** Who changes are from; requested if git was never configured. */
export function AuthorFields({ author, onChange }: AuthorFieldsProps) {
  const { t } = useTranslation('sharing')
  return (
    <fieldset className={styles.author}>
      <legend>{t('author')}</legend>
      <TextField
        label={t('name')}
        value={author.name}
        onChange={name => onChange({ ...author, name })}
        isRequired
      />
      <TextField
        label={t('email')}
        type="email"
        value={author.email}
        onChange={email => onChange({ ...author, email })}
        isRequired
      />
    </fieldset>
  )
}
