import { useState } from 'react'
import { Form } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { AddressReport } from '../../../shared/project/share/facts.ts'
import { useSite } from '../../host/scope/site.ts'
import { Button } from '../../kit/Button.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { TextField } from '../../kit/TextField.tsx'
import styles from './Share.module.css'
import { runSharing } from './sharing.ts'

/** Where an empty repository is created, by the name of the service. */
const SERVICES = [
  ['GitHub', 'https://github.com/new'],
  ['GitLab', 'https://gitlab.com/projects/new'],
  ['Codeberg', 'https://codeberg.org/repo/create'],
] as const

/** Takes the address where changes are to be sent, tests it, and sends the history there. */
export function ConnectForm() {
  const site = useSite()
  const { t } = useTranslation('sharing')
  const [address, setAddress] = useState('')
  const [tested, setTested] = useState<AddressReport>()
  const test = () => runSharing(site, async () => setTested(await site.host.testAddress({ address })))
  return (
    <Form
      className={styles.form ?? ''}
      onSubmit={event => {
        event.preventDefault()
        void runSharing(site, () => site.host.connectTo({ address }))
      }}
    >
      <p className={styles.text}>{t('connectAbout')}</p>
      <ul className={styles.services}>
        {SERVICES.map(([name, page]) => (
          <li key={name}>
            <a className={styles.link} href={page} target="_blank" rel="noopener noreferrer">
              {t('newAt', { name })}
            </a>
          </li>
        ))}
      </ul>
      <TextField
        label={t('address')}
        description={t('addressHelp')}
        code
        value={address}
        onChange={value => {
          setTested(undefined)
          setAddress(value)
        }}
        isRequired
      />
      {tested && (
        <Notice kind={tested.kind === 'other' ? 'warning' : 'success'} title={t(`tested.${tested.kind}`)} />
      )}
      <div className={styles.steps}>
        <Button isDisabled={address.trim() === ''} onPress={() => void test()}>
          {t('test')}
        </Button>
        <Button variant="primary" type="submit">
          {t('connect')}
        </Button>
      </div>
    </Form>
  )
}
