import {
  ArrowRight,
  Check,
  CircleHelp,
  EyeOff,
  ListX,
  SlidersHorizontal,
  WandSparkles,
  Wrench,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ruleOf } from '../../../shared/check/rules/registry.ts'
import type { Problem } from '../../../shared/text/problem.ts'
import type { Site } from '../../host/scope/site.ts'
import { useSite } from '../../host/scope/site.ts'
import { reveal } from '../../host/session/reveal.ts'
import { hideKind } from '../../host/site/hidden-kinds.ts'
import { pagesByFile } from '../../host/site/pages.ts'
import type { MenuAction, MenuBlock } from '../../kit/Menu.tsx'
import { localize } from '../../messages/localize.ts'
import { allowing } from './allowHosts.ts'
import { applyFix } from './applyFix.ts'
import { showProblemDialog } from './store.ts'

/** Goes to the location of a problem. */
export function goToProblem(site: Site, { file, offset, length, pointer, line }: Problem): void {
  reveal(site, { file, offset, length, line, ...(pointer !== undefined && { pointer }) })
}

/** The actions on a problem. */
export function useProblemMenu() {
  const site = useSite()
  const { t } = useTranslation('problems')
  return (problem: Problem): readonly MenuBlock[] => {
    const { code } = problem
    const mending: readonly MenuAction[] = problem.fix
      ? [
          {
            id: 'fix',
            label: localize(problem.fix.label),
            icon: <Wrench />,
            onAction: () => void applyFix(site, problem),
          },
          {
            id: 'fix-rule',
            label: t('fixRule'),
            icon: <WandSparkles />,
            onAction: () => showProblemDialog(site, { kind: 'fix', rule: code }),
          },
        ]
      : []
    const allow = allowing(site, problem)
    const allowed: readonly MenuAction[] = allow
      ? [{ id: 'allow', label: allow.label, icon: <Check />, onAction: allow.run }]
      : []
    const ignoring: readonly MenuAction[] = pagesByFile(site).has(problem.file)
      ? [
          {
            id: 'ignore',
            label: t('ignoreAction'),
            icon: <EyeOff />,
            onAction: () => showProblemDialog(site, { kind: 'ignore', problem }),
          },
        ]
      : []
    const hiding: readonly MenuAction[] =
      problem.severity === 'error'
        ? []
        : [
            {
              id: 'hide',
              label: t('hideKind'),
              icon: <ListX />,
              onAction: () => hideKind(site, code),
            },
          ]
    const why: readonly MenuAction[] = ruleOf(code)
      ? [
          {
            id: 'why',
            label: t('why'),
            icon: <CircleHelp />,
            onAction: () => showProblemDialog(site, { kind: 'why', code }),
          },
          {
            id: 'change-rule',
            label: t('changeRule'),
            icon: <SlidersHorizontal />,
            onAction: () => showProblemDialog(site, { kind: 'rules', rule: code }),
          },
        ]
      : []
    return [
      {
        actions: [
          { id: 'go', label: t('go'), icon: <ArrowRight />, onAction: () => goToProblem(site, problem) },
          ...mending,
          ...allowed,
        ],
      },
      { actions: [...why, ...ignoring, ...hiding] },
    ]
  }
}
