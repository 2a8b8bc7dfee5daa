import { Undo2 } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { isBytes } from '../../../shared/project/files/bytes.ts'
import { isPage } from '../../../shared/project/files/kinds.ts'
import { type Hunk, revertHunk } from '../../../shared/text/hunks.ts'
import { editFile, useDocument } from '../../host/documents/documents.ts'
import { useSite } from '../../host/scope/site.ts'
import { Button } from '../../kit/Button.tsx'
import { Menu } from '../../kit/Menu.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { SegmentedChoice } from '../../kit/SegmentedChoice.tsx'
import { withEditorTexts } from '../../messages/editor-texts.ts'
import styles from './ConfigChanges.module.css'
import { Receipt } from './ConfigChanges.tsx'
import { hunkSummary } from './hunkSummary.ts'
import { lineCount } from './lineCount.ts'
import { PagesView } from './PagesView.tsx'
import { Pictures } from './Pictures.tsx'
import { useCommitted, withEndsOf } from './sinceCommit.ts'
import { useUnsavedVersions } from './unsavedVersions.ts'

const DiffView = lazy(async () => ({
  default: (await withEditorTexts(() => import('./DiffView.tsx'))).DiffView,
}))

/** The changes of one file since the last save. */
export function DifferenceSinceSave({ file }: { readonly file: string }) {
  const versions = useUnsavedVersions(file)
  const known = useDocument(file)
  const after = known?.failure ? undefined : (known?.text ?? versions?.mine)
  return versions ? <Either file={file} before={versions.base} after={after} /> : null
}

/** The changes of one file since the last commit. */
export function DifferenceSinceCommit({ file }: { readonly file: string }) {
  const committed = useCommitted(file)
  const known = useDocument(file)
  const after = known?.text
  if (committed.kind === 'failed')
    return (
      <Notice kind="error" title={committed.why.message}>
        {committed.why.hint}
      </Notice>
    )
  if (committed.kind === 'waiting' || (known?.text === undefined && !known?.failure)) return null
  const value = committed.value ?? undefined
  const before = value === undefined || isBytes(file) ? value : withEndsOf(value, after ?? '')
  return <Either file={file} before={before} after={after} />
}

type View = 'words' | 'text' | 'pages'

/** How a file’s changes can be shown, the best first. */
function viewsOf(file: string, hasBoth: boolean): readonly [View, ...View[]] {
  if (hasBoth && file === CONFIG_FILE) return ['words', 'text']
  return hasBoth && isPage(file) ? ['text', 'pages'] : ['text']
}

interface DifferenceProps {
  readonly file: string
  /** `undefined`: the file did not exist, or no longer exists. */
  readonly before: string | undefined
  readonly after: string | undefined
}

/** An image as itself; everything else as its text. */
function Either(props: DifferenceProps) {
  const { t } = useTranslation('changes')
  if (!isBytes(props.file)) return <Difference {...props} />
  return (
    <Pictures
      before={{ title: t('pictures.before'), content: props.before }}
      after={{ title: t('pictures.after'), content: props.after }}
    />
  )
}

/** The changes of one file: docs.json in sentences, everything as text, with each hunk revertible. */
function Difference({ file, before = '', after = '' }: DifferenceProps) {
  const { t } = useTranslation('changes')
  const [wanted, setWanted] = useState<View>()
  const [hunks, setHunks] = useState<readonly Hunk[]>([])
  const lines = useMemo(() => lineCount(before, after), [before, after])
  const views = viewsOf(file, before !== '' && after !== '')
  const shown = views.find(view => view === wanted) ?? views[0]
  return (
    <div className={styles.side}>
      <div className={styles.head}>
        {views.length > 1 && (
          <SegmentedChoice
            label={t('config.showAs')}
            size="small"
            segments={views.map(id => ({ id, label: t(`config.${id}`) }))}
            value={shown}
            onChange={setWanted}
          />
        )}
        <p className={styles.count} role="status">
          {lines
            ? t('config.lines', { file, count: lines.added, removed: lines.removed })
            : t('config.tooManyLines', { file })}
        </p>
        {shown === 'text' && before !== '' && after !== '' && hunks.length > 0 && (
          <RevertHunk file={file} before={before} after={after} hunks={hunks} />
        )}
      </div>
      <div className={styles.body}>
        {shown === 'words' ? (
          <Receipt before={before} after={after} />
        ) : shown === 'pages' ? (
          <PagesView file={file} before={before} after={after} />
        ) : (
          <Suspense>
            <DiffView
              file={file}
              before={before}
              after={after}
              label={t('difference', { file })}
              onHunks={setHunks}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** How many hunks are offered individually. */
const MOST = 50

interface RevertHunkProps {
  readonly file: string
  readonly before: string
  readonly after: string
  readonly hunks: readonly Hunk[]
}

/** Reverts one hunk of a file. */
function RevertHunk({ file, before, after, hunks }: RevertHunkProps) {
  const site = useSite()
  const { t } = useTranslation('changes')
  const [old, now] = useMemo(() => [before.split('\n'), after.split('\n')], [before, after])
  const actions = hunks.slice(0, MOST).map((hunk, index) => {
    const isRemoved = hunk.after.to < hunk.after.from
    const summary = isRemoved ? hunkSummary(old, hunk.before) : hunkSummary(now, hunk.after)
    return {
      id: `${index}`,
      label: t(isRemoved ? 'hunk.gone' : 'hunk.there', {
        line: hunk.after.from,
        words: summary || t('hunk.empty'),
      }),
      onAction: () =>
        editFile(site, file, [revertHunk(before, after, hunk)], {
          label: t('hunk.step', { file }),
          focus: { file, offset: revertHunk(before, after, hunk).offset },
        }),
    }
  })
  return (
    <Menu
      label={t('hunk.title')}
      trigger={
        <Button size="small" icon={<Undo2 />}>
          {t('hunk.title')}
        </Button>
      }
      placement="bottom end"
      blocks={[{ actions }]}
    />
  )
}
