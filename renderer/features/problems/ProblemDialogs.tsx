import { useSite } from '../../host/scope/site.ts'
import { FixDialog } from './FixDialog.tsx'
import { IgnoreDialog } from './IgnoreDialog.tsx'
import { RefusedDialog } from './RefusedDialog.tsx'
import { RulesDialog } from './rules/RulesDialog.tsx'
import { showProblemDialog, useProblemDialog } from './store.ts'
import { WhyDialog } from './WhyDialog.tsx'

/** The open dialog about problems, whether or not the list is open. */
export function ProblemDialogs() {
  const site = useSite()
  const dialog = useProblemDialog()
  const close = () => showProblemDialog(site)
  if (dialog?.kind === 'fix') return <FixDialog scope={dialog} onClose={close} />
  if (dialog?.kind === 'ignore') return <IgnoreDialog problem={dialog.problem} onClose={close} />
  if (dialog?.kind === 'rules') return <RulesDialog rule={dialog.rule} words={dialog.words} onClose={close} />
  if (dialog?.kind === 'why') return <WhyDialog code={dialog.code} onClose={close} />
  if (dialog?.kind === 'refused') return <RefusedDialog onClose={close} />
  return null
}
