import { useState } from 'react'
import { Form } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../host/scope/site.ts'
import { Button } from '../../kit/Button.tsx'
import { AuthorFields } from './AuthorFields.tsx'
import styles from './Share.module.css'
import { runSharing } from './sharing.ts'

const NOBODY = { name: '', email: '' }

/** Starts the history in one press; who the person is, is asked only if git does not know. */
export function HistoryForm() {
  const site = useSite()
  const { t } = useTranslation('sharing')
  const [author, setAuthor] = useState<typeof NOBODY>()
  const start = async () => {
    const isDone = await runSharing(site, () => site.host.keepHistory(author ? { author } : {}))
    if (!isDone) setAuthor(known => known ?? NOBODY)
  }
  return (
    <Form
      className={styles.form ?? ''}
      onSubmit={event => {
        event.preventDefault()
        void start()
      }}
    >
      <p className={styles.text}>{t('historyAbout')}</p>
      {author && <AuthorFields author={author} onChange={setAuthor} />}
      <p>
        <Button variant="primary" type="submit">
          {t('keepHistory')}
        </Button>
      </p>
    </Form>
  )
}
