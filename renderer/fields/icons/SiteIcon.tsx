import { CircleQuestionMark } from 'lucide-react'
import { memo } from 'react'
import { isFileIcon } from '../../../shared/page/parse/references.ts'
import { findIcon } from '../../../shared/site/base/icons.ts'
import { useIcons } from './library.ts'
import styles from './SiteIcon.module.css'

interface SiteIconProps {
  readonly name: string
  /** The weight set in docs.json or in a page. */
  readonly weight?: string | undefined
}

/** An icon as on the published site; an empty box while icons load or for an image; a question mark for an unknown name. */
export const SiteIcon = memo(function SiteIcon({ name, weight }: SiteIconProps) {
  const library = useIcons()
  const found = library && findIcon(library.icons, name, weight)
  if (!library || name.trim() === '' || isFileIcon(name.trim())) return <span className={styles.icon} />
  if (!found) return <CircleQuestionMark className={styles.unknown} aria-hidden />
  return (
    <svg className={styles.icon} viewBox={`0 0 ${found.width} ${found.height}`} aria-hidden>
      <path d={found.path} />
    </svg>
  )
})
