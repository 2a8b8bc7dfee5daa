import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublishFacts } from '../../../shared/project/base/export.ts'
import { WEB_HOSTS, type WebHost } from '../../../shared/project/recipes/recipe.ts'
import { recipes } from '../../../shared/project/recipes/recipes.ts'
import { useRequest } from '../../host/base/use-request.ts'
import { useSite } from '../../host/scope/site.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { Select } from '../../kit/Select.tsx'
import { AddressField } from '../export/AddressField.tsx'
import { isNoAddress, useSiteAddress } from '../export/address.ts'
import { CopyText } from './CopyText.tsx'
import styles from './Publishing.module.css'
import { likelyHost, orderOf, showPublishing, usePublishing, writeFile } from './publishing.ts'
import { RecipeView } from './RecipeView.tsx'
import { useRecipeFile } from './useRecipeFile.ts'

/** Puts the site online with every change: writes the file that a host needs for that. */
export function PublishDialog() {
  return usePublishing(state => state.isShown) ? <OpenDialog /> : null
}

function OpenDialog() {
  const site = useSite()
  const { t } = useTranslation('publishing')
  const facts = useRequest(useCallback(() => site.host.publishFacts(), [site]))
  if (facts.kind === 'answer') return <RecipeDialog facts={facts.value} />
  if (facts.kind === 'waiting') return null
  return (
    <Dialog title={t('title')} isOpen onOpenChange={isOpen => !isOpen && showPublishing(site, false)}>
      <Notice kind="error" title={facts.why.message}>
        {facts.why.hint}
      </Notice>
    </Dialog>
  )
}

/** How many steps are left to do at each host. */
const STEPS: Readonly<Record<WebHost, readonly number[]>> = {
  github: [1, 2, 3],
  gitlab: [1, 2],
  netlify: [1, 2],
  cloudflare: [1, 2, 3],
  vercel: [1, 2],
  server: [1, 2],
}

function RecipeDialog({ facts }: { readonly facts: PublishFacts }) {
  const site = useSite()
  const { t } = useTranslation('publishing')
  const [host, setHost] = useState(() => likelyHost(facts))
  const address = useSiteAddress(state => state.address)
  const order = orderOf(facts, address)
  const recipe = useRecipeFile(host, order)
  const { file, command } = recipes[host]
  const canWrite = (recipe.kind === 'new' || recipe.kind === 'changed') && !isNoAddress(address)
  const write = () => canWrite && writeFile(site, file, recipe.before, recipe.text)
  return (
    <Dialog
      title={t('title')}
      size="large"
      isOpen
      onOpenChange={isOpen => !isOpen && showPublishing(site, false)}
      actions={
        <>
          <Button onPress={() => showPublishing(site, false)}>{t('close')}</Button>
          <Button variant="primary" isDisabled={!canWrite} onPress={write}>
            {t(recipe.kind === 'changed' ? 'change' : 'create', { file })}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.about}>{t('about')}</p>
        <div className={styles.fields}>
          <Select
            label={t('host')}
            choices={WEB_HOSTS.map(id => ({ id, label: t(`hosts.${id}`) }))}
            value={host}
            onChange={id => setHost(WEB_HOSTS.find(one => one === id) ?? host)}
          />
          <AddressField />
        </div>
        <RecipeView file={file} recipe={recipe} />
        <section aria-label={t('then')}>
          <h3 className={styles.heading}>{t('then')}</h3>
          <ol className={styles.steps}>
            {STEPS[host].map(step => (
              <li key={step}>{t(`steps.${host}.${step}`, { branch: facts.branch })}</li>
            ))}
          </ol>
          {command && <CopyText text={command(order)} label={t('command')} />}
        </section>
      </div>
    </Dialog>
  )
}
