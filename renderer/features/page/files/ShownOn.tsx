import { Puzzle } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../host/scope/site.ts'
import { goTo, pathNow, usePreview } from '../../../host/session/previewed-page.ts'
import { useIsActivePane } from '../../../host/view/split-view.ts'
import { useView } from '../../../host/view/view.ts'
import { Select } from '../../../kit/Select.tsx'
import styles from './Files.module.css'
import { usePagesShowing } from './usePagesShowing.ts'

/** Says how many pages show a snippet or an image, and chooses the one in the preview. */
export function ShownOn({ file }: { readonly file: string }) {
  const site = useSite()
  const { t } = useTranslation('page')
  const pages = usePagesShowing(file)
  const follows = useView(view => view.follow)
  const leads = useIsActivePane()
  const shown = usePreview(({ page }) => page?.path)
  const first = pages?.[0]?.path
  const isShown = pages?.some(({ path }) => path === shown) ?? false
  useEffect(() => {
    const isRequested = pages?.some(({ path }) => path === pathNow(site))
    if (follows && leads && first !== undefined && !isRequested) goTo(site, first)
  }, [follows, leads, first, pages, site])
  if (!pages) return <div className={styles.bar} />
  return (
    <div className={styles.bar}>
      <Puzzle aria-hidden className={styles.icon} />
      <span className={styles.count}>{t('shownOn', { count: pages.length })}</span>
      {pages.length > 0 && (
        <div className={styles.choice}>
          <Select
            label={t('shownIn')}
            hideLabel
            choices={pages.map(({ path, title }) => ({ id: path, label: title, note: path }))}
            value={isShown ? (shown ?? null) : null}
            placeholder={t('shownIn')}
            onChange={path => goTo(site, path)}
          />
        </div>
      )}
    </div>
  )
}
