import { PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { JsonPath } from '../../../../shared/config/json/pointer.ts'
import { isObject } from '../../../../shared/config/json/value.ts'
import { valueAt } from '../../../../shared/config/json/value-at.ts'
import type { Name } from '../../../../shared/config/names/names.ts'
import type { FormModel } from '../../../fields/base/model.ts'
import { pagesNaming } from '../../../host/names/names.ts'
import { describeUses, usesOf } from '../../../host/names/uses.ts'
import { useSite } from '../../../host/scope/site.ts'
import { useDivisions } from '../../../host/site/divisions.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { Card } from '../../../kit/Card.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import styles from './VersionCard.module.css'
import { type VersionAction, VersionDialog } from './VersionDialog.tsx'

/** A version of docs.json, with the path of its name. */
const versionOf = (config: unknown, name: string, at: JsonPath): Name => ({
  kind: 'version',
  name,
  at: isObject(valueAt(config, at)) ? [...at, 'name'] : at,
})

/** Each version with what refers to it; renamed everywhere at once, or removed with a choice for what refers to it. */
export function VersionCard({ model }: { readonly model: FormModel }) {
  const { t } = useTranslation('versions')
  const site = useSite()
  const { versions } = useDivisions()
  const [action, setAction] = useState<VersionAction>()
  if (versions.length === 0) return null
  return (
    <Card id="versions-card" title={t('title')} text={t('text')}>
      <ul className={styles.list}>
        {versions.map(({ name, at, isDefault }) => {
          const version = versionOf(model.config, name, at)
          const uses = usesOf(model.config, version, pagesNaming(site, model.config, version))
          return (
            <li key={name} className={styles.row}>
              <span className={styles.name}>{name}</span>
              {isDefault && <Badge tone="accent">{t('first')}</Badge>}
              <span className={styles.uses}>{describeUses(uses)}</span>
              <IconButton
                label={t('rename', { name })}
                icon={<PencilLine />}
                size="small"
                isDisabled={model.isReadOnly}
                onPress={() => setAction({ kind: 'rename', name, at: version.at, uses })}
              />
              <IconButton
                label={t('remove', { name })}
                icon={<Trash2 />}
                size="small"
                isDisabled={model.isReadOnly}
                onPress={() => setAction({ kind: 'remove', name, at: version.at, uses })}
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
