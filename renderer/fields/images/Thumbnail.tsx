import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import styles from './Thumbnail.module.css'

interface ThumbnailProps {
  readonly url: string | undefined
  readonly isMissing: boolean
  /** Its background color; without one, a background that shows both light and dark images. */
  readonly background?: string | undefined
}

/** The image itself. */
export function Thumbnail({ url, isMissing, background: ground }: ThumbnailProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <span
      className={styles.thumbnail}
      data-missing={isMissing || undefined}
      style={ground === undefined || isMissing ? undefined : { background: ground }}
    >
      {url !== undefined && url !== broken ? (
        <img src={url} alt="" onError={() => setBroken(url)} loading="lazy" />
      ) : (
        <ImageOff aria-hidden />
      )}
    </span>
  )
}
