import { t } from 'i18next'
import type { editor, languages } from 'monaco-editor/editor'
import { useEffect } from 'react'
import { ruleOf } from '../../../../shared/check/rules/registry.ts'
import type { Problem, Severity } from '../../../../shared/text/problem.ts'
import { documents } from '../../../host/documents/documents.ts'
import { makeFix } from '../../../host/site/fixes.ts'
import { pagesByFile } from '../../../host/site/pages.ts'
import { useProblems } from '../../../host/site/problems.ts'
import { localize } from '../../../messages/localize.ts'
import { type ProblemDialog, showProblemDialog } from '../../problems/store.ts'
import { type EditorRange, rangesIn } from './editorText.ts'
import { monaco } from './monaco.ts'

const OWNER = 'galley'
const FIX = 'galley.fix'
const OPEN = 'galley.problem'

const SEVERITY: Readonly<Record<Severity, number>> = {
  error: monaco.MarkerSeverity.Error,
  warning: monaco.MarkerSeverity.Warning,
  notice: monaco.MarkerSeverity.Info,
}

/** Tells where the problems of a file are marked. */
function marksIn(file: string): (problem: Problem) => EditorRange {
  const range = rangesIn(documents.known(file)?.text ?? '')
  return ({ offset, length }) => range(offset, Math.max(1, length))
}

/** The problems that a model shows now, for its quick fixes. */
const shown = new WeakMap<editor.ITextModel, readonly Problem[]>()

monaco.editor.registerCommand(FIX, (_accessor, problem: Problem) => makeFix(problem))
monaco.editor.registerCommand(OPEN, (_accessor, dialog: ProblemDialog) => showProblemDialog(dialog))

const overlaps = (a: { startLineNumber: number; endLineNumber: number }, b: typeof a) =>
  a.startLineNumber <= b.endLineNumber && b.startLineNumber <= a.endLineNumber

const command = (title: string, id: string, argument: unknown): languages.CodeAction => ({
  title,
  kind: 'quickfix',
  command: { id, title, arguments: [argument] },
})

/** What can be done about a problem where it stands, from the narrow to the wide. */
function actionsFor(problem: Problem): readonly languages.CodeAction[] {
  const { code, fix, file } = problem
  const open = (title: string, dialog: ProblemDialog) => command(title, OPEN, dialog)
  return [
    ...(fix ? [{ ...command(localize(fix.label), FIX, problem), isPreferred: true }] : []),
    ...(fix ? [open(t('problems:fixRuleNamed', { rule: code }), { kind: 'fix', rule: code })] : []),
    ...(pagesByFile().has(file)
      ? [open(t('problems:ignoreRule', { rule: code }), { kind: 'ignore', problem })]
      : []),
    ...(ruleOf(code) ? [open(t('problems:why'), { kind: 'why', code })] : []),
  ]
}

monaco.languages.registerCodeActionProvider('*', {
  provideCodeActions(model, range) {
    const problems = shown.get(model) ?? []
    const place = marksIn(problems[0]?.file ?? '')
    const here = problems.filter(problem => overlaps(place(problem), range))
    return { actions: here.flatMap(actionsFor), dispose: () => undefined }
  },
})

/** Marks the problems of a file in its code editor, each with its fix. */
export function useMarks(file: string, model: editor.ITextModel | undefined): void {
  const problems = useProblems(file)
  useEffect(() => {
    if (!model) return
    shown.set(model, problems)
    const place = marksIn(file)
    monaco.editor.setModelMarkers(
      model,
      OWNER,
      problems.map(problem => ({
        ...place(problem),
        severity: SEVERITY[problem.severity],
        message: [problem.message, problem.hint ?? []].flat().map(localize).join('\n'),
        code: problem.code,
      })),
    )
  }, [problems, model, file])
}
