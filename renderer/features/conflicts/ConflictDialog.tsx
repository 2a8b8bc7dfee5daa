import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConflictSides } from '../../../shared/project/base/model.ts'
import { isBytes } from '../../../shared/project/files/bytes.ts'
import type { Merge } from '../../../shared/project/saving/merging.ts'
import type { OverlapChoice } from '../../../shared/text/merge.ts'
import { replaceText } from '../../host/documents/documents.ts'
import type { Site } from '../../host/scope/site.ts'
import { useSite } from '../../host/scope/site.ts'
import { resolveConflict, resolveMerged, showConflict, useSaving } from '../../host/session/saving.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { withEditorTexts } from '../../messages/editor-texts.ts'
import { Pictures } from '../changes/Pictures.tsx'
import styles from './ConflictDialog.module.css'
import { MergeCards } from './MergeCards.tsx'
import { useVersions, type Versions } from './useVersions.ts'

const DiffView = lazy(async () => ({
  default: (await withEditorTexts(() => import('../changes/DiffView.tsx'))).DiffView,
}))

/** Shows the merge conflicts between two versions of a file, and lets the person choose. */
export function ConflictDialog() {
  const file = useSaving(saving => saving.conflict)
  return file === undefined ? null : <Conflict key={file} file={file} />
}

const later = (site: Site) => showConflict(site, undefined)

function Conflict({ file }: { readonly file: string }) {
  const site = useSite()
  const { t } = useTranslation('conflicts')
  const versions = useVersions(file, () => later(site))
  const { chosen, choose, isAnew } = useChoices(versions?.merge)
  const title = t('title', { file })
  const isWhole = versions?.kind === 'disk' && versions.merge === undefined
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={open => !open && later(site)}
      size="large"
      height="fixed"
      actions={
        versions ? (
          <Actions file={file} versions={versions} chosen={chosen} />
        ) : (
          <Button onPress={() => later(site)}>{t('later')}</Button>
        )
      }
    >
      <p className={styles.text}>{versions ? explain(t, versions) : t('loading')}</p>
      {isAnew && (
        <p className={styles.text} role="status">
          {t('changedAgain')}
        </p>
      )}
      {!versions && <ProgressBar label={t('loading')} />}
      {versions?.merge && (
        <MergeCards
          file={file}
          merge={versions.merge}
          names={namesOf(t, versions)}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      {isWhole && <WholeFile sides={versions.sides} title={title} />}
    </Dialog>
  )
}

/** The choices for a merge; none for another merge, whose locations differ. */
function useChoices(merge: Merge | undefined) {
  const [choices, setChoices] = useState<{
    readonly of: Merge
    readonly chosen: ReadonlyMap<string, OverlapChoice>
  }>()
  const chosen: ReadonlyMap<string, OverlapChoice> =
    choices && choices.of === merge ? choices.chosen : new Map()
  const choose = (id: string, taken: OverlapChoice) =>
    merge && setChoices({ of: merge, chosen: new Map(chosen).set(id, taken) })
  return { chosen, choose, isAnew: choices !== undefined && merge !== undefined && choices.of !== merge }
}

type Words = ReturnType<typeof useTranslation<'conflicts'>>['t']

function explain(t: Words, versions: Versions): string {
  if (versions.kind === 'git') return t('textGit', { mine: versions.mine, disk: versions.disk })
  return t(versions.sides.disk === undefined ? 'textGone' : versions.merge ? 'text' : 'textWhole')
}

const namesOf = (t: Words, versions: Versions) =>
  versions.kind === 'git'
    ? { mine: versions.mine || t('upper'), disk: versions.disk || t('lower') }
    : { mine: t('here'), disk: t('onDisk') }

interface ActionsProps {
  readonly file: string
  readonly versions: Versions
  readonly chosen: ReadonlyMap<string, OverlapChoice>
}

function Actions({ file, versions, chosen }: ActionsProps) {
  const site = useSite()
  const { t } = useTranslation('conflicts')
  const { merge } = versions
  if (versions.kind === 'disk' && !merge) {
    const isGone = versions.sides.disk === undefined
    return (
      <>
        <Button onPress={() => later(site)}>{t('later')}</Button>
        <Button onPress={() => resolveConflict(site, file, 'disk')}>{t(isGone ? 'delete' : 'disk')}</Button>
        <Button variant="primary" onPress={() => resolveConflict(site, file, 'mine')}>
          {t('mine')}
        </Button>
      </>
    )
  }
  if (!merge) return null
  const take = (choices: ReadonlyMap<string, OverlapChoice>) =>
    finish(site, versions, { file, text: merge.text(choices), label: t('step') })
  const all = (taken: OverlapChoice) => take(new Map(merge.cards.map(({ id }) => [id, taken])))
  const isGit = versions.kind === 'git'
  return (
    <>
      <Button onPress={() => later(site)}>{t('later')}</Button>
      <Button onPress={() => all('disk')}>
        {isGit ? t('allOf', { name: namesOf(t, versions).disk }) : t('disk')}
      </Button>
      <Button onPress={() => all('mine')}>
        {isGit ? t('allOf', { name: namesOf(t, versions).mine }) : t('mine')}
      </Button>
      <Button variant="primary" isDisabled={!isComplete(merge, chosen)} onPress={() => take(chosen)}>
        {t('useChoices')}
      </Button>
    </>
  )
}

const isComplete = ({ cards }: Merge, chosen: ReadonlyMap<string, OverlapChoice>) =>
  cards.every(({ id }) => chosen.has(id))

interface Finished {
  readonly file: string
  readonly text: string
  readonly label: string
}

function finish(site: Site, versions: Versions, { file, text, label }: Finished): void {
  if (versions.kind === 'disk') void resolveMerged(site, file, text, versions.sides.stamp)
  else {
    replaceText(site, file, label, text)
    later(site)
  }
}

/** Both sides of a file that cannot be merged, because it is deleted on one of them or is not text. */
function WholeFile({ sides, title }: { readonly sides: ConflictSides; readonly title: string }) {
  const { t } = useTranslation('conflicts')
  if (isBytes(sides.file)) {
    return (
      <Pictures
        before={{ title: t('onDisk'), content: sides.disk }}
        after={{ title: t('here'), content: sides.mine }}
      />
    )
  }
  return (
    <>
      <div className={styles.heads}>
        <span>{t('onDisk')}</span>
        <span>{t('here')}</span>
      </div>
      <div className={styles.sides}>
        <Suspense fallback={<ProgressBar label={t('loading')} />}>
          <DiffView
            file={sides.file}
            before={sides.disk ?? ''}
            after={sides.mine ?? ''}
            label={title}
            isSplit
          />
        </Suspense>
      </div>
    </>
  )
}
