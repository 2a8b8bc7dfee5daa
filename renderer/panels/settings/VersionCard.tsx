import { PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormModel } from '../../fields/model.ts'
import { useDivisions } from '../../state/divisions.ts'
import { Badge } from '../../ui/Badge.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './ReaderCard.module.css'
import own from './VersionCard.module.css'
import { type Deed, VersionDialog } from './VersionDialog.tsx'
import { usesInWords, usesOf } from './versionUses.ts'

/** Each version with what belongs to it; renamed everywhere at once, or removed with what it leaves behind. */
export function VersionCard({ model }: { readonly model: FormModel }) {
  const { t } = useTranslation('versions')
  const { versions } = useDivisions()
  const [deed, setDeed] = useState<Deed>()
  if (versions.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby="versions-card">
      <h3 id="versions-card" className={styles.title}>
        {t('title')}
      </h3>
      <p className={styles.text}>{t('text')}</p>
      <ul className={own.list}>
        {versions.map(({ name, isDefault }) => {
          const uses = usesOf(model.config, model.pages.values(), name)
          return (
            <li key={name} className={own.row}>
              <span className={own.name}>{name}</span>
              {isDefault && <Badge tone="accent">{t('first')}</Badge>}
              <span className={own.uses}>{usesInWords(uses, t)}</span>
              <IconButton
                label={t('rename', { name })}
                icon={<PencilLine />}
                size="small"
                isDisabled={model.isReadOnly}
                onPress={() => setDeed({ kind: 'rename', name, uses })}
              />
              <IconButton
                label={t('remove', { name })}
                icon={<Trash2 />}
                size="small"
                isDisabled={model.isReadOnly}
                onPress={() => setDeed({ kind: 'remove', name, uses })}
              />
            </li>
          )
        })}
      </ul>
      {deed && <VersionDialog key={deed.name} deed={deed} model={model} onClose={() => setDeed(undefined)} />}
    </section>
  )
}
