import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPointer, type JsonPath } from '../../../shared/config/json/pointer.ts'
import { basename } from '../../../shared/text/path.ts'
import { Badge } from '../../kit/Badge.tsx'
import { TextField } from '../../kit/TextField.tsx'
import type { RowLabels } from '../base/FieldRow.tsx'
import { type ChangeOptions, useForm } from '../base/model.ts'
import { problemsInside } from '../base/problems.ts'
import { useDraft } from '../base/useDraft.ts'
import { assetAt, imagesOf, isAddress, writtenLike } from './assetPaths.ts'
import { ImageChooser } from './ImageChooser.tsx'
import styles from './ImageInput.module.css'
import { Thumbnail } from './Thumbnail.tsx'

interface ImageInputProps {
  readonly path: JsonPath
  readonly label: string
  readonly labels: RowLabels
  readonly value: string | undefined
  readonly example: string | undefined
  /** The modes in which it will be shown, if known. */
  readonly modes?: readonly ('light' | 'dark')[] | undefined
  readonly onChange: (value: string | undefined, options?: ChangeOptions) => void
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** The path of an image: shown, typed, or chosen from the images of the repository. */
export function ImageInput({ path, label, labels, value, example, modes, onChange }: ImageInputProps) {
  const { t } = useTranslation('fields')
  const form = useForm()
  const draft = useDraft(value ?? '', (text, session) =>
    onChange(text === '' ? undefined : text, { merge: `${formatPointer(path)} ${session}` }),
  )
  const asset = value === undefined ? undefined : assetAt(form.assets, value)
  const isMissing = value !== undefined && !isAddress(value) && asset === undefined
  const isReported = problemsInside(form.problems, formatPointer(path)).length > 0
  const images = imagesOf(form.assets)
  const [isOver, setOver] = useState(false)
  const take = async (file: File | null | undefined) => {
    const imported = file && (await form.importImage(file))
    if (imported)
      onChange(writtenLike(value, imported.file), {
        offersUndo: true,
        label: t('image.undo', { file: basename(imported.file) }),
        create: [imported],
      })
  }
  const drag = {
    onDragOver: (event: DragEvent) => {
      if (form.isReadOnly || !holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      if (form.isReadOnly || !holdsFiles(event)) return
      event.preventDefault()
      void take(event.dataTransfer.files[0])
    },
  }
  return (
    <div className={styles.input} role="presentation" data-over={isOver || undefined} {...drag}>
      {(modes ?? [undefined]).map(mode => (
        <Thumbnail
          key={mode ?? 'any'}
          url={asset && form.assetUrl(asset)}
          isMissing={isMissing}
          background={mode && form.backgrounds[mode]}
        />
      ))}
      <div className={styles.text}>
        <TextField {...labels} {...draft} placeholder={example} code isReadOnly={form.isReadOnly} />
        {isMissing && !isReported && <Badge tone="danger">{t('image.missing')}</Badge>}
        {value !== undefined && isAddress(value) && <Badge>{t('image.address')}</Badge>}
      </div>
      <ImageChooser
        label={t('image.choose', { what: label })}
        images={images}
        chosen={asset}
        assetUrl={form.assetUrl}
        isDisabled={form.isReadOnly}
        onChoose={chosen => onChange(writtenLike(value, chosen))}
        onFile={file => void take(file)}
      />
    </div>
  )
}
