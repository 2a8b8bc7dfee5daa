import { Grid3x3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../host/commands/commands.ts'
import { useView } from '../../host/view/view.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { Select } from '../../kit/Select.tsx'
import styles from './ScopeBar.module.css'
import type { Scope } from './useScope.ts'

/**
 * Chooses the language, version or product that the tree shows, and opens the comparison of languages; nothing if there
 * is only one.
 */
export function ScopeBar({ scope: { levels, choose } }: { readonly scope: Scope }) {
  const { t } = useTranslation('navigation')
  const { run } = useCommand('view.languages')
  const isOpen = useView(({ below }) => below === 'languages')
  if (levels.length === 0) return null
  return (
    <div className={styles.bar}>
      {levels.map(({ kind, options, chosen }, level) => (
        <Select
          key={kind}
          aria-label={t(`scope.${kind}`)}
          choices={[
            { id: '', label: t(`all.${kind}`) },
            ...options.map(({ id, label, tag }) => ({ id, label, ...(tag !== undefined && { note: tag }) })),
          ]}
          value={chosen?.id ?? ''}
          onChange={id => choose(level, id)}
        />
      ))}
      {levels.some(({ kind }) => kind === 'language') && (
        <IconButton
          label={t('languageMatrix')}
          icon={<Grid3x3 />}
          size="small"
          isPressed={isOpen}
          onPress={run}
        />
      )}
    </div>
  )
}
