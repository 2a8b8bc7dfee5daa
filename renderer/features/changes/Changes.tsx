import { CircleCheck, Files, History, Send, TriangleAlert } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DirtyFile } from '../../../shared/project/base/model.ts'
import { commandLabel } from '../../../shared/rpc/commands.ts'
import { useCommand } from '../../host/commands/commands.ts'
import { useSite } from '../../host/scope/site.ts'
import { showHistory } from '../../host/session/local-history.ts'
import { useProject } from '../../host/site/project.ts'
import { hideBelow } from '../../host/view/view.ts'
import { BelowPanel } from '../../kit/BelowPanel.tsx'
import { Button } from '../../kit/Button.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { SegmentedChoice } from '../../kit/SegmentedChoice.tsx'
import { localize } from '../../messages/localize.ts'
import { ChangeList } from './ChangeList.tsx'
import styles from './Changes.module.css'
import { DifferenceSinceCommit, DifferenceSinceSave } from './Difference.tsx'
import { restoreFile } from './putFileBack.ts'
import { useSinceCommit } from './sinceCommit.ts'

type Since = 'save' | 'commit'

interface ChangesProps {
  /** The dialog that proposes the changes for review. */
  readonly ReviewDialog: ComponentType<{ readonly onClose: () => void }>
}

/** The changes since the last save or the last commit: each file before and after. */
export function Changes({ ReviewDialog }: ChangesProps) {
  const site = useSite()
  const { t } = useTranslation('changes')
  const dirty = useProject()?.dirty ?? []
  const commit = useSinceCommit()
  const [wanted, setSince] = useState<Since>('save')
  const hasGit = commit !== undefined && commit.kind !== 'none'
  const since = hasGit ? wanted : 'save'
  return (
    <BelowPanel
      onClose={() => hideBelow(site)}
      title={t('title')}
      tools={
        <Tools
          since={since}
          {...(hasGit && { onSince: setSince })}
          count={dirty.length}
          canAsk={commit !== undefined}
          ReviewDialog={ReviewDialog}
        />
      }
    >
      {since === 'save' ? (
        <List key="save" files={dirty} since="save" />
      ) : commit?.kind === 'unavailable' ? (
        <EmptyState icon={<TriangleAlert />} title={localize(commit.message)}>
          {commit.hint && localize(commit.hint)}
        </EmptyState>
      ) : (
        <List key="commit" files={commit?.kind === 'files' ? commit.files : []} since="commit" />
      )}
    </BelowPanel>
  )
}

interface ToolsProps extends ChangesProps {
  readonly since: Since
  /** Absent if the folder has no git repository. */
  readonly onSince?: (since: Since) => void
  readonly count: number
  /** Whether the folder has a git repository is known: if it has none, sending explains what to do. */
  readonly canAsk: boolean
}

function Tools({ since, onSince, count, canAsk, ReviewDialog }: ToolsProps) {
  const site = useSite()
  const { t } = useTranslation('changes')
  const all = useCommand('file.saveAll')
  const [isSending, setSending] = useState(false)
  return (
    <>
      {onSince && (
        <SegmentedChoice
          label={t('since.label')}
          size="small"
          segments={[
            { id: 'save', label: t('since.save') },
            { id: 'commit', label: t('since.commit') },
          ]}
          value={since}
          onChange={onSince}
        />
      )}
      {count > 1 && (
        <Button size="small" icon={<Files />} isDisabled={!all.isEnabled} onPress={all.run}>
          {t('writeAll', { count })}
        </Button>
      )}
      <Button size="small" icon={<History />} onPress={() => showHistory(site)}>
        {localize(commandLabel('site.history'))}
      </Button>
      {canAsk && (
        <Button size="small" icon={<Send />} onPress={() => setSending(true)}>
          {t('propose')}
        </Button>
      )}
      {isSending && <ReviewDialog onClose={() => setSending(false)} />}
    </>
  )
}

function List({ files, since }: { readonly files: readonly DirtyFile[]; readonly since: Since }) {
  const site = useSite()
  const { t } = useTranslation('changes')
  const [chosen, setChosen] = useState<string>()
  const current = files.find(({ file }) => file === chosen) ?? files[0]
  if (!current)
    return (
      <EmptyState icon={<CircleCheck />} title={t(since === 'save' ? 'none' : 'since.none')}>
        {t(since === 'save' ? 'noneText' : 'since.noneText')}
      </EmptyState>
    )
  const Difference = since === 'save' ? DifferenceSinceSave : DifferenceSinceCommit
  return (
    <div className={styles.changes}>
      <ChangeList
        dirty={files}
        current={current.file}
        onSelect={setChosen}
        {...(since === 'commit' && { onRestore: value => restoreFile(site, value) })}
      />
      <Difference key={current.file} file={current.file} />
    </div>
  )
}
