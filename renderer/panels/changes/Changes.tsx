import { CircleCheck, Files } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSides } from '../../state/base.ts'
import { useCommand } from '../../state/commands.ts'
import { useDocument } from '../../state/documents.ts'
import { useProject } from '../../state/project.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { BelowPanel } from '../shell/BelowPanel.tsx'
import { ChangeList } from './ChangeList.tsx'
import styles from './Changes.module.css'

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

function Difference({ file }: { readonly file: string }) {
  const { t } = useTranslation('changes')
  const sides = useSides(file)
  const known = useDocument(file)
  if (!sides) return null
  const mine = known?.failure ? '' : (known?.text ?? sides.mine ?? '')
  return <DiffView file={file} before={sides.base ?? ''} after={mine} label={t('difference', { file })} />
}
