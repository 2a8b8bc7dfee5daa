import { Braces } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatPointer } from '../../../shared/config/json/pointer.ts'
import { sections } from '../../../shared/config/schema/sections.ts'
import type { FormModel } from '../../fields/base/model.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import styles from './KeptKeys.module.css'

/** What is edited elsewhere than in forms, or means nothing to people. */
const APART: ReadonlySet<string> = new Set(['navigation', '$schema'])

/** The top-level keys of docs.json that no form shows; they are kept as they are. */
export function keptKeys({ config, form }: Pick<FormModel, 'config' | 'form'>): readonly string[] {
  const shown = new Set(sections[form].flatMap(({ properties }) => properties))
  return Object.keys(config).filter(key => !shown.has(key) && !APART.has(key))
}

/** Names the keys that have no field, each with its text in docs.json. */
export function KeptKeys({ model }: { readonly model: FormModel }) {
  const { t } = useTranslation('settings')
  const keys = keptKeys(model)
  if (keys.length === 0) return null
  return (
    <Card id="kept-keys" title={t('kept.title')} text={t('kept.text')}>
      <div className={styles.keys}>
        {keys.map(key => (
          <Button
            key={key}
            size="small"
            icon={<Braces />}
            aria-label={t('kept.show', { key })}
            onPress={() => model.showJson(formatPointer([key]))}
          >
            {key}
          </Button>
        ))}
      </div>
    </Card>
  )
}
