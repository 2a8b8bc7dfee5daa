import { PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormModel } from '../../../fields/base/model.ts'
import { useDivisions } from '../../../host/site/divisions.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { Card } from '../../../kit/Card.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import styles from './VersionCard.module.css'
import { type VersionAction, VersionDialog } from './VersionDialog.tsx'
import { describeUses, usesOf } from './versionUses.ts'

/** Each version with what refers to it; renamed everywhere at once, or removed with a choice for what refers to it. */
export function VersionCard({ model }: { readonly model: FormModel }) {
  const { t } = useTranslation('versions')
  const { versions } = useDivisions()
  const [action, setAction] = useState<VersionAction>()
  if (versions.length === 0) return null
  return (
    <Card id="versions-card" title={t('title')} text={t('text')}>
      <ul className={styles.list}>
        {versions.map(({ name, isDefault }) => {
          const uses = usesOf(model.config, model.pages.values(), name)
          return (
            <li key={name} className={styles.row}>
              <span className={styles.name}>{name}</span>
              {isDefault && <Badge tone="accent">{t('first')}</Badge>}
              <span className={styles.uses}>{describeUses(uses, t)}</span>
              <IconButton
                label={t('rename', { name })}
                icon={<PencilLine />}
                size="small"
                isDisabled={model.isReadOnly}
                onPress={() => setAction({ kind: 'rename', name, uses })}
              />
              <IconButton
                label={t('remove', { name })}
                icon={<Trash2 />}
                size="small"
                isDisabled={model.isReadOnly}
                onPress={() => setAction({ kind: 'remove', name, uses })}
              />
            </li>
          )
        })}
      </ul>
      {action && (
        <VersionDialog
          key={action.name}
          action={action}
          names={versions.map(({ name }) => name)}
          onClose={() => setAction(undefined)}
        />
      )}
    </Card>
  )
}
