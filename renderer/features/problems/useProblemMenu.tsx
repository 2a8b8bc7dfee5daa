import { ArrowRight, CircleHelp, EyeOff, SlidersHorizontal, WandSparkles, Wrench } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ruleOf } from '../../../shared/check/rules/registry.ts'
import type { Problem } from '../../../shared/text/problem.ts'
import { reveal } from '../../host/session/reveal.ts'
import { pagesByFile } from '../../host/site/pages.ts'
import type { MenuAction, MenuBlock } from '../../kit/Menu.tsx'
import { localize } from '../../messages/localize.ts'
import { fixAndTell } from './applyFix.ts'
import { showProblemDialog } from './store.ts'

/** Leads the person to the place of a problem. */
export function goToProblem({ file, offset, length, pointer, line }: Problem): void {
  reveal({ file, offset, length, line, ...(pointer !== undefined && { pointer }) })
}

/** What can be done about a problem. */
export function useProblemMenu() {
  const { t } = useTranslation('problems')
  return (problem: Problem): readonly MenuBlock[] => {
    const { code } = problem
    const mending: readonly MenuAction[] = problem.fix
      ? [
          {
            id: 'fix',
            label: localize(problem.fix.label),
            icon: <Wrench />,
            onAction: () => void fixAndTell(problem),
          },
          {
            id: 'fix-rule',
            label: t('fixRule'),
            icon: <WandSparkles />,
            onAction: () => showProblemDialog({ kind: 'fix', rule: code }),
          },
        ]
      : []
    const ignoring: readonly MenuAction[] = pagesByFile().has(problem.file)
      ? [
          {
            id: 'ignore',
            label: t('ignoreAction'),
            icon: <EyeOff />,
            onAction: () => showProblemDialog({ kind: 'ignore', problem }),
          },
        ]
      : []
    const why: readonly MenuAction[] = ruleOf(code)
      ? [
          {
            id: 'why',
            label: t('why'),
            icon: <CircleHelp />,
            onAction: () => showProblemDialog({ kind: 'why', code }),
          },
          {
            id: 'change-rule',
            label: t('changeRule'),
            icon: <SlidersHorizontal />,
            onAction: () => showProblemDialog({ kind: 'rules', rule: code }),
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
