import { CircleCheck, CircleSlash, CornerDownRight, ExternalLink, Repeat } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isList, isObject } from '../../../shared/config/json/value.ts'
import type { Redirect } from '../../../shared/config/schema/types.generated.ts'
import { followRedirects, type RedirectPath } from '../../../shared/site/plan/follow-redirects.ts'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../base/model.ts'
import { isText } from '../base/values.ts'
import styles from './Redirects.module.css'

const ICONS = { page: CircleCheck, outside: ExternalLink, missing: CircleSlash, loop: Repeat }

/** How many redirects of a chain are shown. */
const SHOWN = 12

function redirectOf(item: unknown): Redirect {
  if (!isObject(item)) return {}
  const { source, destination } = item
  return { ...(isText(source) && { source }), ...(isText(destination) && { destination }) }
}

/** Shows where one address leads, as readers of the built site are led. */
export function RedirectTest({ value }: { readonly value: unknown }) {
  const { pages, generated } = useForm()
  const { t } = useTranslation('fields')
  const [address, setAddress] = useState('')
  const redirects = useMemo(() => (isList(value) ? value.map(redirectOf) : []), [value])
  const led = useMemo(() => {
    if (address.trim() === '') return undefined
    const has = (path: string) => pages.has(path) || generated.has(path)
    return followRedirects(
      redirects,
      address,
      path => has(path) || has(path === '' ? 'index' : `${path}/index`),
    )
  }, [address, redirects, pages, generated])
  return (
    <section className={styles.test} aria-label={t('redirects.test.title')}>
      <TextField
        label={t('redirects.test.label')}
        description={t('redirects.test.help')}
        placeholder={t('redirects.test.placeholder')}
        value={address}
        onChange={setAddress}
        code
      />
      <div role="status">{led && <Result {...led} />}</div>
    </section>
  )
}

function Result({ steps, end }: RedirectPath) {
  const { t } = useTranslation('fields')
  const Icon = ICONS[end]
  const outcome =
    steps.length === 0
      ? t(`redirects.test.none.${end === 'page' ? 'page' : 'missing'}`)
      : t(`redirects.test.end.${end}`)
  return (
    <>
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.slice(0, SHOWN).map(({ index, from, to }) => (
            <li key={index}>
              <span className={styles.rule}>{t('redirects.test.rule', { number: index + 1 })}</span>
              <code>/{from}</code>
              <CornerDownRight aria-hidden />
              <code>{to}</code>
            </li>
          ))}
        </ol>
      )}
      <p className={styles.end} data-end={steps.length === 0 && end === 'missing' ? 'none' : end}>
        <Icon aria-hidden />
        {outcome}
        {steps.length > 1 && end !== 'loop' && ` ${t('redirects.test.count', { count: steps.length })}`}
      </p>
    </>
  )
}
