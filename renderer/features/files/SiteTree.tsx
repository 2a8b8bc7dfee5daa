import { FolderTree, ListTree } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../host/scope/site.ts'
import { useView } from '../../host/view/view.ts'
import { SegmentedChoice } from '../../kit/SegmentedChoice.tsx'
import styles from './FilesTree.module.css'
import { FilesTree } from './FilesTree.tsx'

/** The site as its navigation or as its files, with the switch between them. */
export function SiteTree({ children }: { readonly children: ReactNode }) {
  const site = useSite()
  const { t } = useTranslation('files')
  const tree = useView(view => view.tree)
  return (
    <div className={styles.site}>
      <div className={styles.switch}>
        <SegmentedChoice
          label={t('switch')}
          size="small"
          segments={[
            { id: 'navigation', label: t('asNavigation'), icon: <ListTree /> },
            { id: 'files', label: t('asFiles'), icon: <FolderTree /> },
          ]}
          value={tree}
          onChange={chosen => useView.of(site).setState({ tree: chosen })}
        />
      </div>
      <div className={styles.shown}>{tree === 'files' ? <FilesTree /> : children}</div>
    </div>
  )
}
