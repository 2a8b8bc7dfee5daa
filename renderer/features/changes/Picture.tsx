import { useTranslation } from 'react-i18next'
import type { JsonPath } from '../../../shared/config/json/pointer.ts'
import { schemaAt } from '../../../shared/config/schema/describe.ts'
import { isText } from '../../fields/base/values.ts'
import { SiteIcon } from '../../fields/icons/SiteIcon.tsx'
import { assetAt } from '../../fields/images/assetPaths.ts'
import { Thumbnail } from '../../fields/images/Thumbnail.tsx'
import { paintOf } from '../../fields/lists/ItemSummary.tsx'
import { useAssetUrl } from '../../host/session/use-asset-url.ts'
import { useAssets } from '../../host/site/assets.ts'
import { useSchema } from '../../host/site/schema.ts'
import styles from './ConfigChanges.module.css'

interface PictureProps {
  readonly path: JsonPath
  readonly value: unknown
}

/** A value in visual form: a color as a swatch, an image as itself, an icon drawn, everything else as text. */
export function Picture({ path, value }: PictureProps) {
  const { t } = useTranslation('changes')
  const assets = useAssets()
  const assetUrl = useAssetUrl()
  const schema = useSchema()
  if (value === undefined) return <span className={styles.absent}>{t('config.absent')}</span>
  const text = isText(value) ? value : JSON.stringify(value)
  const kind = schemaAt(path, schema)?.['x-kind']
  const paint = path.includes('color') || kind === 'color' ? paintOf(value) : undefined
  if (paint !== undefined) {
    return (
      <span className={styles.value}>
        <span className={styles.swatch} style={{ background: paint }} />
        <code>{text}</code>
      </span>
    )
  }
  const asset = kind === 'image' && isText(value) ? assetAt(assets, value) : undefined
  return (
    <span className={styles.value}>
      {kind === 'icon' && isText(value) && <SiteIcon name={value} />}
      {asset !== undefined && <Thumbnail url={assetUrl(asset)} isMissing={false} />}
      <code title={text}>{text}</code>
    </span>
  )
}
