import { Images, ImageUp } from 'lucide-react'
import { FileTrigger } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/Button.tsx'
import { Popover } from '../../kit/Popover.tsx'
import { ImageGrid } from './ImageGrid.tsx'
import styles from './ImageInput.module.css'

interface ImageChooserProps {
  /** Accessible name of the panel. */
  readonly label: string
  /** Paths inside the repository. */
  readonly images: readonly string[]
  readonly chosen: string | undefined
  readonly assetUrl: (path: string) => string | undefined
  readonly isDisabled?: boolean
  readonly onChoose: (image: string) => void
  /** Gets an image of the computer. */
  readonly onFile: (file: File | undefined) => void
}

/** A button that opens the images of the repository, and imports others. */
export function ImageChooser(props: ImageChooserProps) {
  const { label, images, chosen, assetUrl, isDisabled = false, onChoose, onFile } = props
  const { t } = useTranslation('fields')
  return (
    <Popover
      label={label}
      placement="bottom end"
      trigger={
        <Button icon={<Images />} isDisabled={isDisabled}>
          {t('image.open')}
        </Button>
      }
    >
      {close => (
        <div className={styles.chooser}>
          <ImageGrid
            images={images}
            chosen={chosen}
            assetUrl={assetUrl}
            onChoose={image => {
              close()
              onChoose(image)
            }}
          />
          <FileTrigger
            acceptedFileTypes={['image/*']}
            onSelect={files => {
              close()
              onFile(files?.[0])
            }}
          >
            <Button icon={<ImageUp />}>{t('image.import')}</Button>
          </FileTrigger>
          <p className={styles.hint}>{t('image.drop')}</p>
        </div>
      )}
    </Popover>
  )
}
