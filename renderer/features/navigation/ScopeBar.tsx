import { useTranslation } from 'react-i18next'
import { Select } from '../../kit/Select.tsx'
import styles from './ScopeBar.module.css'
import type { Scope } from './useScope.ts'

/** Chooses the language, version or product that the tree shows; nothing if there is only one. */
export function ScopeBar({ scope: { levels, choose } }: { readonly scope: Scope }) {
  const { t } = useTranslation('navigation')
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
    </div>
  )
}
