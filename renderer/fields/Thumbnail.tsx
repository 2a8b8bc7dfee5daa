import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import styles from './Thumbnail.module.css'

/** The image itself, on a ground that shows light and dark ones alike. */
export function Thumbnail({
  url,
  isMissing,
}: {
  readonly url: string | undefined
  readonly isMissing: boolean
}) {
  const [broken, setBroken] = useState<string>()
  return (
    <span className={styles.thumbnail} data-missing={isMissing || undefined}>
      {url !== undefined && url !== broken ? (
        <img src={url} alt="" onError={() => setBroken(url)} loading="lazy" />
      ) : (
        <ImageOff aria-hidden />
      )}
    </span>
  )
}
