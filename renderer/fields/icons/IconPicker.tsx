import { useDeferredValue, useMemo, useState } from 'react'
import { Autocomplete, GridLayout, ListBox, ListBoxItem, Size, Virtualizer } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { IconStyle } from '../../../shared/site/base/icons.ts'
import { cx } from '../../kit/base/cx.ts'
import { SearchField } from '../../kit/SearchField.tsx'
import { SegmentedChoice } from '../../kit/SegmentedChoice.tsx'
import styles from './IconPicker.module.css'
import { findIcons, useIcons } from './library.ts'
import { SiteIcon } from './SiteIcon.tsx'

interface IconPickerProps {
  readonly chosen: string | undefined
  /** The weight of the icons. */
  readonly weight?: string | undefined
  readonly onChoose: (name: string) => void
}

const STYLES = ['all', 'solid', 'regular', 'brands'] as const

const TILE = new Size(72, 64)
const layout = { minItemSize: TILE, maxItemSize: TILE, minSpace: new Size(4, 4) }

/** Every icon that a site can show, searchable by name and meaning. */
export function IconPicker({ chosen, weight, onChoose }: IconPickerProps) {
  const { t } = useTranslation('icons')
  const library = useIcons()
  const [query, setQuery] = useState('')
  const [style, setStyle] = useState<IconStyle | 'all'>('all')
  const deferredQuery = useDeferredValue(query)
  const names = useMemo(
    () => (library ? findIcons(library, deferredQuery, style === 'all' ? undefined : style) : []),
    [library, deferredQuery, style],
  )
  return (
    <div className={styles.picker}>
      <Autocomplete inputValue={query} onInputChange={setQuery}>
        <SearchField label={t('search')} placeholder={t('example')} leadsList autoFocus />
        <SegmentedChoice
          label={t('styles')}
          size="small"
          segments={STYLES.map(id => ({ id, label: t(`style.${id}`) }))}
          value={style}
          onChange={setStyle}
        />
        <Virtualizer layout={GridLayout} layoutOptions={layout}>
          <ListBox
            aria-label={t('list')}
            layout="grid"
            className={cx(styles.grid)}
            selectionMode="single"
            selectedKeys={chosen === undefined ? [] : [chosen]}
            items={names.map(id => ({ id }))}
            dependencies={[style, weight]}
            onSelectionChange={keys => onChoose(String([...keys][0] ?? chosen))}
            renderEmptyState={() => <p className={styles.none}>{library ? t('none') : t('loading')}</p>}
          >
            {({ id }) => (
              <ListBoxItem id={id} textValue={id} className={cx(styles.tile)}>
                <SiteIcon name={id} weight={style === 'all' ? weight : style} />
                <span className={styles.name}>{id}</span>
              </ListBoxItem>
            )}
          </ListBox>
        </Virtualizer>
      </Autocomplete>
      <p className={styles.count} role="status">
        {t('count', { count: names.length })}
      </p>
    </div>
  )
}
