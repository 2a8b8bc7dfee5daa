import { useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { searchable } from '../../../shared/text/searchable.ts'
import { cx } from '../../kit/base/cx.ts'
import { SearchField } from '../../kit/SearchField.tsx'
import styles from './ImageGrid.module.css'
import { Thumbnail } from './Thumbnail.tsx'

interface ImageGridProps {
  /** Paths inside the repository. */
  readonly images: readonly string[]
  readonly chosen: string | undefined
  /** The address of an image for this window; `undefined` while it is not known. */
  readonly assetUrl: (path: string) => string | undefined
  readonly onChoose: (image: string) => void
}

/** How many images are shown; others are found by searching. */
const SHOWN = 60

/** The images of the repository as thumbnails to choose from. */
export function ImageGrid({ images, chosen, assetUrl, onChoose }: ImageGridProps) {
  const { t } = useTranslation('fields')
  const [query, setQuery] = useState('')
  const found = images.filter(image => searchable(image).includes(searchable(query)))
  return (
    <div className={styles.chooser}>
      <SearchField label={t('image.search')} value={query} onChange={setQuery} autoFocus />
      <ListBox
        aria-label={t('image.list')}
        layout="grid"
        className={cx(styles.grid)}
        selectionMode="single"
        selectedKeys={chosen === undefined ? [] : [chosen]}
        onSelectionChange={keys => onChoose(String([...keys][0] ?? chosen))}
        items={found.slice(0, SHOWN).map(id => ({ id }))}
        renderEmptyState={() => <p className={styles.empty}>{t('image.none')}</p>}
      >
        {({ id }) => (
          <ListBoxItem id={id} textValue={id} className={cx(styles.item)}>
            <Thumbnail url={assetUrl(id)} isMissing={false} />
            <span className={styles.name} title={id}>
              {id.slice(id.lastIndexOf('/') + 1)}
            </span>
          </ListBoxItem>
        )}
      </ListBox>
      {found.length > SHOWN && (
        <p className={styles.empty}>{t('image.more', { count: found.length - SHOWN })}</p>
      )}
    </div>
  )
}
