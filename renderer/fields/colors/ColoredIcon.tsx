import { SiteIcon } from '../icons/SiteIcon.tsx'
import styles from './ColoredIcon.module.css'

interface ColoredIconProps {
  /** CSS background; without one the icon has a frame. */
  readonly paint: string | undefined
  readonly icon: { readonly name: string; readonly weight: string | undefined } | undefined
}

/** An icon on the background that readers see. */
export const ColoredIcon = ({ paint, icon }: ColoredIconProps) => (
  <span className={styles.paint} style={{ background: paint }} data-plain={paint === undefined || undefined}>
    {icon && <SiteIcon {...icon} />}
  </span>
)
