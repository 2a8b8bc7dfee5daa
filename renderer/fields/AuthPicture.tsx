import { ArrowDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './AuthPicture.module.css'
import { namesOf } from './unions.ts'
import { isText, own } from './values.ts'

interface Picture {
  readonly inputs: readonly { readonly label: string; readonly value: string }[]
  readonly header: string
}

/** What the playground asks of a reader for these settings, and the header it sends. */
export function pictureOf(
  auth: unknown,
  words: Readonly<Record<'token' | 'user' | 'password', string>>,
): Picture | undefined {
  const [method, name, prefix] = ['method', 'name', 'inputPrefix'].map(key => {
    const value = own(auth, key)
    return isText(value) ? value : ''
  })
  const typed = `${prefix}•••••`
  switch (method) {
    case 'bearer':
      return { inputs: [{ label: words.token, value: typed }], header: `Authorization: Bearer ${typed}` }
    case 'basic': {
      const { user, password } = namesOf(name ?? '')
      const inputs = [
        { label: user || words.user, value: typed },
        { label: password || words.password, value: '•••••' },
      ]
      return { inputs, header: 'Authorization: Basic •••••' }
    }
    case 'key':
      return { inputs: [{ label: name || 'Key', value: typed }], header: `${name || 'Key'}: ${typed}` }
    default:
      return undefined
  }
}

/** A small picture of the playground's form for these settings. */
export function AuthPicture({ auth }: { readonly auth: unknown }) {
  const { t } = useTranslation('fields')
  const picture = pictureOf(auth, {
    token: t('auth.token'),
    user: t('auth.userDefault'),
    password: t('auth.passwordDefault'),
  })
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
