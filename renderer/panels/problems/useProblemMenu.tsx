import { ArrowRight, CircleHelp, EyeOff, SlidersHorizontal, WandSparkles, Wrench } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ruleOf } from '../../../shared/check/rules.ts'
import type { Problem } from '../../../shared/text/problem.ts'
import { reveal } from '../../state/focus.ts'
import { pagesByFile } from '../../state/pages.ts'
import type { MenuAction, MenuBlock } from '../../ui/Menu.tsx'
import { useFix } from '../shell/useFix.ts'

/** What a dialog of fixes is about: one rule, one file, or everything. */
export interface FixScope {
  readonly rule?: string
  readonly file?: string
}

/** Which of the list's dialogs is open. */
export type ProblemDialog =
  | ({ readonly kind: 'fix' } & FixScope)
  | { readonly kind: 'ignore'; readonly problem: Problem }
  | { readonly kind: 'why'; readonly code: string }
  | { readonly kind: 'rules'; readonly rule?: string }

/** Leads the person to the place of a problem. */
export function goToProblem({ file, offset, length, pointer, line }: Problem): void {
  reveal({ file, offset, length, line, ...(pointer !== undefined && { pointer }) })
}

/** What can be done about a problem. */
export function useProblemMenu(show: (dialog: ProblemDialog) => void) {
  const { t } = useTranslation('problems')
  const fix = useFix()
  return (problem: Problem): readonly MenuBlock[] => {
    const { code } = problem
    const mending: readonly MenuAction[] = problem.fix
      ? [
          { id: 'fix', label: problem.fix.label, icon: <Wrench />, onAction: () => void fix(problem) },
          {
            id: 'fix-rule',
            label: t('fixRule'),
            icon: <WandSparkles />,
            onAction: () => show({ kind: 'fix', rule: code }),
          },
        ]
      : []
    const ignoring: readonly MenuAction[] = pagesByFile().has(problem.file)
      ? [
          {
            id: 'ignore',
            label: t('ignoreAction'),
            icon: <EyeOff />,
            onAction: () => show({ kind: 'ignore', problem }),
          },
        ]
      : []
    const why: readonly MenuAction[] = ruleOf(code)
      ? [
          { id: 'why', label: t('why'), icon: <CircleHelp />, onAction: () => show({ kind: 'why', code }) },
          {
            id: 'change-rule',
            label: t('changeRule'),
            icon: <SlidersHorizontal />,
            onAction: () => show({ kind: 'rules', rule: code }),
          },
        ]
      : []
    return [
      {
        actions: [
          { id: 'go', label: t('go'), icon: <ArrowRight />, onAction: () => goToProblem(problem) },
          ...mending,
        ],
      },
      { actions: [...why, ...ignoring] },
    ]
  }
}
