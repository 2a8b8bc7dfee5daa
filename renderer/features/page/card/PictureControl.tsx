import { type ClipboardEvent, type DragEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { basename, dirname, join } from '../../../../shared/text/path.ts'
import { assetAt, imagesOf, isAddress } from '../../../fields/images/assetPaths.ts'
import { ImageChooser } from '../../../fields/images/ImageChooser.tsx'
import { pictureFolder } from '../../../fields/images/pictureFolder.ts'
import { named } from '../../../fields/images/pictureName.ts'
import { readImage } from '../../../fields/images/readImage.ts'
import { Thumbnail } from '../../../fields/images/Thumbnail.tsx'
import { matching } from '../../../fields/rows/suggestions.ts'
import { notifyError } from '../../../host/base/notices.ts'
import { documentsOf } from '../../../host/documents/documents.ts'
import { useSite } from '../../../host/scope/site.ts'
import { useAssetUrl } from '../../../host/session/use-asset-url.ts'
import { useAssets } from '../../../host/site/assets.ts'
import { picturesIn } from '../../../kit/base/pictures.ts'
import { ComboBox } from '../../../kit/ComboBox.tsx'
import styles from './BlockCard.module.css'
import { type ControlProps, textOf } from './fieldProps.ts'
import { useTyped } from './useTyped.ts'

/** An image: shown, typed, chosen from the repository, or taken from a file or the clipboard. */
export function PictureControl({ file, field, label, about, set }: ControlProps) {
  const site = useSite()
  const { t } = useTranslation('card')
  const assets = useAssets()
  const assetUrl = useAssetUrl()
  const helpId = useId()
  const [isOver, setOver] = useState(false)
  const value = textOf(field.value)
  const { isRefused, ...typed } = useTyped(value, (text, visit) => set(text, { visit }))
  const asset = assetAt(assets, value.startsWith('/') ? value : join(dirname(file), value))
  const images = imagesOf(assets)
  const take = async (picture: File | undefined) => {
    if (!picture) return
    const folder = await pictureFolder(site, file, documentsOf(site).known(file)?.text ?? '')
    const image = await readImage(site, named(picture, file), folder)
    if (!image) return
    const label = t('import', { file: basename(image.file) })
    set(`/${image.file}`, { create: [image], label })
  }
  const takeFrom = (event: ClipboardEvent | DragEvent, data: DataTransfer | null) => {
    const picture = data ? picturesIn(data)[0] : undefined
    if (!picture) return
    event.preventDefault()
    take(picture).catch(error => notifyError(site.app, error))
  }
  const intake = {
    onPaste: (event: ClipboardEvent) => takeFrom(event, event.clipboardData),
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      takeFrom(event, event.dataTransfer)
    },
  }
  return (
    <div className={styles.field} role="presentation" data-over={isOver || undefined} {...intake}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <div className={styles.picture}>
        <Thumbnail
          url={asset && assetUrl(asset)}
          isMissing={value !== '' && !isAddress(value) && asset === undefined}
        />
        <ComboBox
          {...typed}
          aria-label={label}
          aria-describedby={helpId}
          {...(isRefused && { error: t('refused') })}
          choices={matching(
            images.map(path => ({ id: `/${path}`, label: `/${path}` })),
            typed.value,
          )}
          code
        />
        <ImageChooser
          label={t('choose', { what: label })}
          images={images}
          chosen={asset}
          assetUrl={assetUrl}
          onChoose={path => set(`/${path}`)}
          onFile={picture => {
            take(picture).catch(error => notifyError(site.app, error))
          }}
        />
      </div>
      <p id={helpId} className={styles.help}>
        {t('picture', { about })}
      </p>
    </div>
  )
}
