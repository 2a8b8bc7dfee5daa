import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Pictures.module.css'

interface SideProps {
  readonly title: string
  /** One character for each byte; `undefined` if the file does not exist. */
  readonly content: string | undefined
}

const LARGEST = 2 * 1024 * 1024

function Side({ title, content }: SideProps) {
  const { t } = useTranslation('changes')
  const isDrawn = content !== undefined && content !== '' && content.length <= LARGEST
  const url = useMemo(
    () => (isDrawn ? `data:image/png;base64,${btoa(content)}` : undefined),
    [isDrawn, content],
  )
  return (
    <figure className={styles.side}>
      <figcaption className={styles.title}>{title}</figcaption>
      {url !== undefined && <img className={styles.picture} src={url} alt="" />}
      <span className={styles.size}>
        {content ? t('pictures.size', { count: Math.ceil(content.length / 1024) }) : t('pictures.none')}
      </span>
    </figure>
  )
}

interface PicturesProps {
  readonly before: SideProps
  readonly after: SideProps
}

/** An image before and after; for any other file, its size. */
export function Pictures({ before, after }: PicturesProps) {
  return (
    <div className={styles.sides}>
      <Side {...before} />
      <Side {...after} />
    </div>
  )
}
