import { useExporting } from '../features/export/export.ts'
import { useDictionaryShown } from '../features/page/spelling/dictionaryShown.ts'
import { useProblemDialog } from '../features/problems/store.ts'
import { usePublishing } from '../features/publishing/publishing.ts'
import { usePageReferences } from '../features/references/store.ts'
import { useLinkQuestion } from '../host/session/link-question.ts'
import { useShownHistory } from '../host/session/local-history.ts'
import { useOpenCard } from '../host/session/open-card.ts'
import { useSaving } from '../host/session/saving.ts'
import { later } from '../kit/later.tsx'

const BlockCard = later(async () => (await import('../features/page/card/BlockCard.tsx')).OpenBlockCard)
const LinkCard = later(async () => (await import('../features/page/card/LinkCard.tsx')).OpenLinkCard)
const Conflict = later(async () => (await import('../features/conflicts/ConflictDialog.tsx')).ConflictDialog)
const Dictionary = later(
  async () => (await import('../features/page/spelling/DictionaryDialog.tsx')).DictionaryDialog,
)
const Export = later(async () => (await import('../features/export/ExportDialog.tsx')).ExportDialog)
const History = later(async () => (await import('../features/history/LocalHistory.tsx')).LocalHistory)
const Problem = later(async () => (await import('../features/problems/ProblemDialogs.tsx')).ProblemDialogs)
const Publish = later(async () => (await import('../features/publishing/PublishDialog.tsx')).PublishDialog)
const References = later(
  async () => (await import('../features/references/ReferencesDialog.tsx')).ReferencesDialog,
)

/** The dialogs and cards over an open site; the code of each is loaded when it is first opened. */
export function SiteDialogs() {
  const hasCard = useOpenCard() !== undefined
  const hasLinkQuestion = useLinkQuestion() !== undefined
  const hasConflict = useSaving(({ conflict }) => conflict !== undefined)
  const hasReferences = usePageReferences(({ file }) => file !== undefined)
  const hasProblem = useProblemDialog() !== undefined
  const hasHistory = useShownHistory() !== undefined
  const isDictionaryShown = useDictionaryShown(({ isShown }) => isShown)
  const isExportShown = useExporting(({ isShown }) => isShown)
  const isPublishShown = usePublishing(({ isShown }) => isShown)
  return (
    <>
      {hasConflict && <Conflict />}
      {hasReferences && <References />}
      {isDictionaryShown && <Dictionary />}
      {isExportShown && <Export />}
      {isPublishShown && <Publish />}
      {hasHistory && <History />}
      {hasCard && <BlockCard />}
      {hasLinkQuestion && <LinkCard />}
      {hasProblem && <Problem />}
    </>
  )
}
