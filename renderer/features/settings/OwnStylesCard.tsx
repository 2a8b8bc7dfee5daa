import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { isSheet } from '../../../shared/site/styles/author-sheets.ts'
import { useRequest } from '../../host/base/use-request.ts'
import { useSite } from '../../host/scope/site.ts'
import { useAssets } from '../../host/site/assets.ts'
import { Card } from '../../kit/Card.tsx'
import { Switch } from '../../kit/Switch.tsx'
import { showOwnStyles, useTrial } from '../preview/trial.ts'

/** Shows the preview with or without the site's own styles, if it has any. */
export function OwnStylesCard() {
  const site = useSite()
  const { t } = useTranslation('settings')
  const isShown = useTrial(({ ownStyles }) => ownStyles)
  if (!useHasOwnStyles() && isShown) return null
  return (
    <Card id="own-styles" title={t('ownStyles.title')} text={t('ownStyles.text')}>
      <Switch isSelected={isShown} onChange={isOn => showOwnStyles(site, isOn)}>
        {t('ownStyles.show')}
      </Switch>
    </Card>
  )
}

/** Whether the site has style sheets or utility classes; the latter are looked for when the section opens. */
function useHasOwnStyles(): boolean {
  const site = useSite()
  const hasSheets = [...useAssets().keys()].some(isSheet)
  const utilities = useRequest(useCallback(() => site.host.hasUtilities(), [site]))
  return hasSheets || (utilities.kind === 'answer' && utilities.value)
}
