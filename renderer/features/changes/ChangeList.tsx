import { RotateCcw, Save } from 'lucide-react'
import { Button } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { DirtyFile } from '../../../shared/project/base/model.ts'
import { useSite } from '../../host/scope/site.ts'
import { revert, save } from '../../host/session/saving.ts'
import { usePage } from '../../host/site/pages.ts'
import { cx } from '../../kit/base/cx.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { ChangeBadge } from './ChangeBadge.tsx'
import styles from './Changes.module.css'

interface ChangeListProps {
  readonly dirty: readonly DirtyFile[]
  readonly current: string
  readonly onSelect: (file: string) => void
  /** Restores the text of a file from the last commit; absent when unsaved work is listed. */
  readonly onRestore?: (file: DirtyFile) => void
}

/** The changed files, each to be saved or reverted. */
export function ChangeList({ dirty, current, onSelect, onRestore }: ChangeListProps) {
  return (
    <ul className={styles.list}>
      {dirty.map(entry => (
        <Row
          key={entry.file}
          {...entry}
          isCurrent={entry.file === current}
          onSelect={onSelect}
          {...(onRestore && { onRestore })}
        />
      ))}
    </ul>
  )
}

interface RowProps extends DirtyFile, Pick<ChangeListProps, 'onSelect' | 'onRestore'> {
  readonly isCurrent: boolean
}

function Row({ file, change, isCurrent, onSelect, onRestore }: RowProps) {
  const site = useSite()
  const { t } = useTranslation('changes')
  const page = usePage(file)
  return (
    <li className={cx(styles.row, isCurrent && styles.current)}>
      <Button
        className={styles.file ?? ''}
        onPress={() => onSelect(file)}
        {...(isCurrent && { 'aria-current': true })}
      >
        <span className={styles.name}>{page?.title ?? file}</span>
        {page && <span className={styles.path}>{file}</span>}
      </Button>
      <ChangeBadge change={change} />
      <IconButton
        label={t(onRestore ? 'revert' : 'discard', { file })}
        icon={<RotateCcw />}
        size="small"
        onPress={() => (onRestore ? onRestore({ file, change }) : revert(site, file))}
      />
      {!onRestore && (
        <IconButton
          label={t('write', { file })}
          icon={<Save />}
          size="small"
          onPress={() => save(site, [file])}
        />
      )}
    </li>
  )
}
