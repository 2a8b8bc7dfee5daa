import { EyeOff, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../kit/Badge.tsx'
import type { DivisionMark } from './divisionMarks.ts'

/** The contents of a tab or an anchor, as badges. */
export function DivisionBadges({ mark }: { readonly mark: DivisionMark }) {
  const { t } = useTranslation('divisions')
  const { state, pages, within, shadowedBy, isHidden, version } = mark
  const isWrong = state === 'empty' || state === 'shadowed' || state === 'unfinished'
  return (
    <>
      {isHidden && <Badge icon={<EyeOff aria-hidden />}>{t('hidden')}</Badge>}
      {version !== undefined && <Badge tone="accent">{version}</Badge>}
      {within !== undefined && <Badge>{t('within', { name: within })}</Badge>}
      {isWrong ? (
        <Badge tone="warning" icon={<TriangleAlert aria-hidden />}>
          {t(state, { name: shadowedBy })}
        </Badge>
      ) : (
        <Badge>{state === 'link' ? t('link') : t('pages', { count: pages })}</Badge>
      )}
    </>
  )
}
