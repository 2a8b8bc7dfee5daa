import { ArrowDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { schemeOf } from '../../../shared/site/api/effective.ts'
import texts from '../../../shared/site/texts/en.json' with { type: 'json' }
import { isText, own } from '../base/values.ts'
import styles from './AuthPicture.module.css'

interface Picture {
  readonly inputs: readonly { readonly label: string; readonly value: string }[]
  readonly header: string
}

/** The fields that the playground shows for these settings, and the header that it sends, with the English texts of a page. */
export function pictureOf(auth: unknown): Picture | undefined {
  const [name, prefix] = ['name', 'inputPrefix'].map(key => {
    const value = own(auth, key)
    return isText(value) ? value : undefined
  })
  const scheme = schemeOf(own(auth, 'method'), name, prefix)
  const typed = `${prefix ?? ''}•••••`
  switch (scheme?.kind) {
    case 'bearer':
      return {
        inputs: [{ label: texts.tryToken, value: typed }],
        header: `Authorization: Bearer ${typed}`,
      }
    case 'basic': {
      const [user, password] = scheme.labels ?? []
      const inputs = [
        { label: user || texts.username, value: typed },
        { label: password || texts.password, value: '•••••' },
      ]
      return { inputs, header: 'Authorization: Basic •••••' }
    }
    case 'key': {
      const { parameter = '' } = scheme
      return { inputs: [{ label: parameter, value: typed }], header: `${parameter}: ${typed}` }
    }
    default:
      return undefined
  }
}

/** A small picture of the playground's form for these settings. */
export function AuthPicture({ auth }: { readonly auth: unknown }) {
  const { t } = useTranslation('fields')
  const picture = pictureOf(auth)
  if (!picture) return null
  return (
    <figure className={styles.picture}>
      <figcaption>{t('auth.picture')}</figcaption>
      <div className={styles.inputs}>
        {picture.inputs.map(({ label, value }) => (
          <span key={label} className={styles.input}>
            <span className={styles.label}>{label}</span>
            <span className={styles.value}>{value}</span>
          </span>
        ))}
      </div>
      <ArrowDown aria-hidden />
      <code>{picture.header}</code>
    </figure>
  )
}
