import { useTranslation } from 'react-i18next'
import type { DirtyFile } from '../../../shared/project/base/model.ts'
import { Badge } from '../../kit/Badge.tsx'

const TONES = { edited: 'neutral', created: 'success', deleted: 'danger' } as const

/** What happened to a file, as one word. */
export function ChangeBadge({ change }: Pick<DirtyFile, 'change'>) {
  const { t } = useTranslation('changes')
  return <Badge tone={TONES[change]}>{t(change)}</Badge>
}
