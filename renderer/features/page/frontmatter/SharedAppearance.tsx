import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Literal } from '../../../../shared/page/tree/tree.ts'
import { assetAt, isAddress } from '../../../fields/images/assetPaths.ts'
import { useAssetUrl } from '../../../host/session/use-asset-url.ts'
import { useAssets } from '../../../host/site/assets.ts'
import { useConfig } from '../../../host/site/config.ts'
import { usePage } from '../../../host/site/pages.ts'
import { Disclosure } from '../../../kit/Disclosure.tsx'
import { type Appearance, appearanceOf, cut, SHOWN_CHARACTERS } from './appearance.ts'
import styles from './SharedAppearance.module.css'

interface SharedAppearanceProps {
  readonly file: string
  readonly data: Readonly<Record<string, Literal>>
}

/** How the page looks in search results and as a shared link. */
export function SharedAppearance({ file, data }: SharedAppearanceProps) {
  const { t } = useTranslation('frontmatter')
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title={t('appearance.title')} level={3} isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen && <Pictures file={file} data={data} />}
    </Disclosure>
  )
}

/** The expanded part is scrolled into view. */
const showIt = (element: HTMLElement | null) => {
  requestAnimationFrame(() => element?.scrollIntoView({ block: 'nearest' }))
}

function Pictures({ file, data }: SharedAppearanceProps) {
  const { t } = useTranslation('frontmatter')
  const page = usePage(file)
  const config = useConfig(({ reading }) => reading.value)
  if (!page) return null
  const appearance = appearanceOf(page, data, config)
  return (
    <div className={styles.pictures} ref={showIt}>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>{t('appearance.search')}</figcaption>
        <SearchResult appearance={appearance} />
      </figure>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>{t('appearance.link')}</figcaption>
        <SharedLink card={appearance.card} />
      </figure>
    </div>
  )
}

function SearchResult({ appearance }: { readonly appearance: Appearance }) {
  const { t } = useTranslation('frontmatter')
  const { title, description, trail, isKeptOut } = appearance
  if (isKeptOut) return <p className={styles.hint}>{t('appearance.keptOut')}</p>
  return (
    <div className={styles.result}>
      <span className={styles.trail}>{trail.join(' › ')}</span>
      <span className={styles.title}>{cut(title, SHOWN_CHARACTERS.title)}</span>
      <span className={styles.words}>
        {description === undefined
          ? t('appearance.noDescription')
          : cut(description, SHOWN_CHARACTERS.description)}
      </span>
    </div>
  )
}

function SharedLink({ card }: Pick<Appearance, 'card'>) {
  const { t } = useTranslation('frontmatter')
  const assets = useAssets()
  const urlOf = useAssetUrl()
  const [broken, setBroken] = useState<string>()
  const { image } = card
  const asset = image === undefined ? undefined : assetAt(assets, image)
  const url = asset === undefined ? undefined : urlOf(asset)
  return (
    <div className={styles.card}>
      {url !== undefined && url !== broken ? (
        <img className={styles.image} src={url} alt="" onError={() => setBroken(url)} />
      ) : (
        <span className={styles.blank}>
          <ImageOff aria-hidden />
          {image === undefined
            ? t('appearance.noImage')
            : t(isAddress(image) ? 'appearance.imageElsewhere' : 'appearance.imageMissing', { image })}
        </span>
      )}
      <div className={styles.below}>
        {card.site !== '' && <span className={styles.trail}>{card.site}</span>}
        <strong className={styles.name}>{cut(card.title, SHOWN_CHARACTERS.title)}</strong>
        {card.description !== undefined && (
          <span className={styles.words}>{cut(card.description, SHOWN_CHARACTERS.description)}</span>
        )}
      </div>
    </div>
  )
}
