import { CircleCheck, Files } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSides } from '../../state/base.ts'
import { useCommand } from '../../state/commands.ts'
import { CONFIG_FILE } from '../../state/config.ts'
import { useDocument } from '../../state/documents.ts'
import { useProject } from '../../state/project.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx'
import { BelowPanel } from '../shell/BelowPanel.tsx'
import { ChangeList } from './ChangeList.tsx'
import styles from './Changes.module.css'
import { lineCount } from './lineCount.ts'
import receipt from './Receipt.module.css'
import { Receipt } from './Receipt.tsx'

const DiffView = lazy(async () => ({ default: (await import('./DiffView.tsx')).DiffView }))

/** What is not yet on disk: each file with its lines before and after. */
export function Changes() {
  const { t } = useTranslation('changes')
  const dirty = useProject()?.dirty ?? []
  const all = useCommand('file.saveAll')
  const [chosen, setChosen] = useState<string>()
  const current = dirty.find(({ file }) => file === chosen) ?? dirty[0]
  const tools = dirty.length > 1 && (
    <Button size="small" icon={<Files />} isDisabled={!all.isEnabled} onPress={all.run}>
      {t('writeAll', { count: dirty.length })}
    </Button>
  )
  return (
    <BelowPanel title={t('title')} tools={tools}>
      {current ? (
        <div className={styles.changes}>
          <ChangeList dirty={dirty} current={current.file} onSelect={setChosen} />
          <Suspense>
            <Difference key={current.file} file={current.file} />
          </Suspense>
        </div>
      ) : (
        <EmptyState icon={<CircleCheck />} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      )}
    </BelowPanel>
  )
}

/** The changes of one file: docs.json in sentences, everything as text. */
function Difference({ file }: { readonly file: string }) {
  const { t } = useTranslation('changes')
  const [wanted, setWanted] = useState<'words' | 'text'>('words')
  const sides = useSides(file)
  const known = useDocument(file)
  const before = sides?.base ?? ''
  const after = known?.failure ? '' : (known?.text ?? sides?.mine ?? '')
  const lines = useMemo(() => lineCount(before, after), [before, after])
  if (!sides) return null
  const isTold = file === CONFIG_FILE && sides.base !== undefined && after !== ''
  const shown = isTold ? wanted : 'text'
  return (
    <div className={receipt.side}>
      <div className={receipt.head}>
        {isTold && (
          <SegmentedChoice
            label={t('receipt.how')}
            size="small"
            segments={[
              { id: 'words', label: t('receipt.words') },
              { id: 'text', label: t('receipt.text') },
            ]}
            value={shown}
            onChange={setWanted}
          />
        )}
        <p className={receipt.count} role="status">
          {lines
            ? t('receipt.lines', { file, count: lines.added, removed: lines.removed })
            : t('receipt.tooManyLines', { file })}
        </p>
      </div>
      <div className={receipt.body}>
        {shown === 'words' ? (
          <Receipt before={before} after={after} />
        ) : (
          <DiffView file={file} before={before} after={after} label={t('difference', { file })} />
        )}
      </div>
    </div>
  )
}
