import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isReference, sizeIn } from '../../../shared/project/files/bytes.ts'
import { useRequest } from '../../host/base/use-request.ts'
import { useSite } from '../../host/scope/site.ts'
import styles from './Pictures.module.css'

interface SideProps {
  readonly title: string
  /** The text of the file: a reference to its bytes, or the bytes of a new image; `undefined` if the file does not exist. */
  readonly content: string | undefined
}

const LARGEST = 2 * 1024 * 1024

const sizeOf = (content: string): number => (isReference(content) ? sizeIn(content) : content.length)

/** The bytes of an image that is small enough to be drawn, one character each; `undefined` until they are here. */
function useBytes(content: string): string | undefined {
  const site = useSite()
  const isDrawn = content !== '' && sizeOf(content) <= LARGEST
  const request = useMemo(() => {
    if (!isDrawn) return undefined
    return async () => (isReference(content) ? site.host.bytes({ reference: content }) : content)
  }, [content, isDrawn, site])
  const found = useRequest(request)
  return found.kind === 'answer' ? found.value : undefined
}

function Side({ title, content = '' }: SideProps) {
  const { t } = useTranslation('changes')
  const bytes = useBytes(content)
  const url = useMemo(
    () => (bytes === undefined ? undefined : `data:image/png;base64,${btoa(bytes)}`),
    [bytes],
  )
  return (
    <figure className={styles.side}>
      <figcaption className={styles.title}>{title}</figcaption>
      {url !== undefined && <img className={styles.picture} src={url} alt="" />}
      <span className={styles.size}>
        {content ? t('pictures.size', { count: Math.ceil(sizeOf(content) / 1024) }) : t('pictures.none')}
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
