import { FileX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAssetUrl } from '../../../host/session/use-asset-url.ts'
import { useAssets } from '../../../host/site/assets.ts'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import styles from './Files.module.css'
import { ShownOn } from './ShownOn.tsx'

const KILOBYTE = 1000

/** An image of the repository, its size, and the pages that show it. */
export function PictureView({ file }: { readonly file: string }) {
  const { t, i18n } = useTranslation('page')
  const asset = useAssets().get(file)
  const url = useAssetUrl()(file)
  const [pixels, setPixels] = useState<{ readonly width: number; readonly height: number }>()
  if (!asset) return <EmptyState icon={<FileX />} title={t('missingFile', { file })} />
  const kilobytes = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(
    asset.size / KILOBYTE,
  )
  return (
    <section className={styles.view} aria-label={t('picture')}>
      <ShownOn file={file} />
      <figure className={styles.figure}>
        {url !== undefined && (
          <img
            className={styles.picture}
            src={url}
            alt={file}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setPixels({ width, height })
            }
          />
        )}
        <figcaption className={styles.caption}>
          <code>{file}</code>
          {pixels && pixels.width > 0 && <span>{t('pixels', pixels)}</span>}
          {asset.size > 0 && <span>{t('kilobytes', { size: kilobytes })}</span>}
        </figcaption>
      </figure>
    </section>
  )
}
