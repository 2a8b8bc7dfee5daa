import { CaseSensitive, Check, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../kit/Badge.tsx'
import { Button } from '../../kit/Button.tsx'
import { Tooltip } from '../../kit/Tooltip.tsx'
import { nearestReadable, type Role } from '../base/colorRoles.ts'
import styles from './Contrast.module.css'
import { contrastOf, inCaseOf } from './color.ts'

interface ContrastProps {
  readonly color: string
  readonly role: Role
  readonly isReadOnly: boolean
  readonly onUse: (hex: string) => void
}

/** The contrast of the color where readers see it, with the nearest readable color. */
export function Contrast({ color, role, isReadOnly, onUse }: ContrastProps) {
  const { t } = useTranslation('fields')
  const { other, isBackground, needed } = role
  const contrast = contrastOf(color, other)
  const isGood = contrast >= needed
  const better = isGood ? undefined : nearestReadable(color, role)
  const level = !isGood ? t('contrast.poor') : contrast >= 7 ? 'AAA' : 'AA'
  const sample = isBackground ? { background: color, color: other } : { background: other, color }
  return (
    <div className={styles.contrast}>
      <span className={styles.sample} style={sample}>
        <CaseSensitive aria-hidden />
      </span>
      <Badge
        tone={isGood ? 'success' : 'warning'}
        icon={isGood ? <Check aria-hidden /> : <TriangleAlert aria-hidden />}
      >
        {t('contrast.value', { value: contrast.toFixed(1), level })}
      </Badge>
      <span className={styles.role}>{t(`contrast.role.${role.id}`)}</span>
      {better !== undefined && !isReadOnly && (
        <Tooltip text={t(role.shown === undefined ? 'contrast.why' : 'contrast.shown', { needed })}>
          <Button size="small" onPress={() => onUse(inCaseOf(color, better))}>
            <span className={styles.dot} style={{ background: better }} />
            {t('contrast.use')}
          </Button>
        </Tooltip>
      )}
    </div>
  )
}
