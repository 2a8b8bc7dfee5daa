import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConfigFormat } from '../../../shared/config/convert/model.ts'
import type { ConversionPlan } from '../../../shared/project/base/model.ts'
import { explain } from '../../host/link/explain.ts'
import type { Site } from '../../host/scope/site.ts'
import { useSite } from '../../host/scope/site.ts'
import { openFolder } from '../../host/session/session.ts'
import type { Localized } from '../../messages/localize.ts'
import { reportConversion } from './reportConversion.ts'

interface Shown {
  readonly to: ConfigFormat
  readonly plan?: ConversionPlan
  readonly failure?: Localized
}

/** What converting the open site would do, and the function that converts it; `done` is called afterward. */
export function useConversionPlan(to: ConfigFormat, done: () => void) {
  const site = useSite()
  const { t } = useTranslation('conversion')
  const [shown, setShown] = useState<Shown>()
  const [isConverting, setConverting] = useState(false)
  useEffect(() => {
    let isWanted = true
    const show = (next: Shown) => {
      if (isWanted) setShown(next)
    }
    site.host.planConversion({ to }).then(
      plan => show({ to, plan }),
      error => show({ to, failure: explain(error) }),
    )
    return () => {
      isWanted = false
    }
  }, [to, site])
  const { plan, failure } = shown?.to === to ? shown : {}
  const convert = async () => {
    if (!plan) return
    setShown({ to, plan })
    setConverting(true)
    try {
      await make(site, plan, t('converting', { folder: plan.folder }))
      done()
      reportConversion(site.app, plan)
    } catch (error) {
      const failure = explain(error)
      setShown({ to, failure })
      await site.host.planConversion({ to }).then(
        again => setShown({ to, plan: again, failure }),
        () => undefined, // the failure that is shown says why
      )
    } finally {
      setConverting(false)
    }
  }
  return { plan, failure, isConverting, convert }
}

/** Converts, and opens the site again if its own docs.json was converted. */
async function make(site: Site, plan: ConversionPlan, words: string): Promise<void> {
  const { folder, to, stamp } = plan
  await site.host.convert({ folder, to, stamp })
  if (to !== 'mint') await openFolder(site.app, folder, words)
}
