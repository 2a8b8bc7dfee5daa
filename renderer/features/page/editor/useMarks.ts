import { t } from 'i18next'
import type { editor, languages, Uri, UriComponents } from 'monaco-editor/editor'
import { useEffect } from 'react'
import { ruleOf } from '../../../../shared/check/rules/registry.ts'
import type { Problem, Severity } from '../../../../shared/text/problem.ts'
import { documentsOf } from '../../../host/documents/documents.ts'
import type { Site } from '../../../host/scope/site.ts'
import { useSite } from '../../../host/scope/site.ts'
import { makeFix } from '../../../host/site/fixes.ts'
import { pagesByFile } from '../../../host/site/pages.ts'
import { useProblems } from '../../../host/site/problems.ts'
import { localize } from '../../../messages/localize.ts'
import { allowing } from '../../problems/allowHosts.ts'
import { type ProblemDialog, showProblemDialog } from '../../problems/store.ts'
import { type EditorRange, rangesIn } from './editorText.ts'
import { monaco } from './monaco.ts'
import { siteAt, siteOfModel } from './siteOfModel.ts'

const OWNER = 'galley'
const FIX = 'galley.fix'
const ALLOW = 'galley.allow'
const OPEN = 'galley.problem'

const SEVERITY: Readonly<Record<Severity, number>> = {
  error: monaco.MarkerSeverity.Error,
  warning: monaco.MarkerSeverity.Warning,
  notice: monaco.MarkerSeverity.Info,
}

/** Explains in which file problems are marked. */
function marksIn(site: Site, file: string): (problem: Problem) => EditorRange {
  const range = rangesIn(documentsOf(site).known(file)?.text ?? '')
  return ({ offset, length }) => range(offset, Math.max(1, length))
}

/** The problems that a model currently shows, for its quick fixes. */
const shown = new WeakMap<editor.ITextModel, readonly Problem[]>()

monaco.editor.registerCommand(FIX, (_accessor, uri: UriComponents, problem: Problem) => {
  const site = siteAt(uri)
  if (site) makeFix(site, problem)
})
monaco.editor.registerCommand(ALLOW, (_accessor, uri: UriComponents, problem: Problem) => {
  const site = siteAt(uri)
  if (site) allowing(site, problem)?.run()
})
monaco.editor.registerCommand(OPEN, (_accessor, uri: UriComponents, dialog: ProblemDialog) => {
  const site = siteAt(uri)
  if (site) showProblemDialog(site, dialog)
})

const overlaps = (a: { startLineNumber: number; endLineNumber: number }, b: typeof a) =>
  a.startLineNumber <= b.endLineNumber && b.startLineNumber <= a.endLineNumber

/** A quick fix that runs a command for the site of a model. */
const command = (title: string, id: string, args: readonly unknown[]): languages.CodeAction => ({
  title,
  kind: 'quickfix',
  command: { id, title, arguments: [...args] },
})

/** The quick fixes for a problem at its location, from narrow to wide. */
function actionsFor(site: Site, uri: Uri, problem: Problem): readonly languages.CodeAction[] {
  const { code, fix, file } = problem
  const open = (title: string, dialog: ProblemDialog) => command(title, OPEN, [uri, dialog])
  const allow = allowing(site, problem)
  return [
    ...(allow ? [{ ...command(allow.label, ALLOW, [uri, problem]), isPreferred: true }] : []),
    ...(fix ? [{ ...command(localize(fix.label), FIX, [uri, problem]), isPreferred: true }] : []),
    ...(fix ? [open(t('problems:fixRuleNamed', { rule: code }), { kind: 'fix', rule: code })] : []),
    ...(pagesByFile(site).has(file)
      ? [open(t('problems:ignoreRule', { rule: code }), { kind: 'ignore', problem })]
      : []),
    ...(ruleOf(code) ? [open(t('problems:why'), { kind: 'why', code })] : []),
  ]
}

monaco.languages.registerCodeActionProvider('*', {
  provideCodeActions(model, range) {
    const site = siteOfModel(model)
    const problems = shown.get(model) ?? []
    if (!site) return { actions: [], dispose: () => undefined }
    const place = marksIn(site, problems[0]?.file ?? '')
    const here = problems.filter(problem => overlaps(place(problem), range))
    return {
      actions: here.flatMap(problem => actionsFor(site, model.uri, problem)),
      dispose: () => undefined,
    }
  },
})

/** Marks the problems of a file in its code editor, each with its fixes. */
export function useMarks(file: string, model: editor.ITextModel | undefined): void {
  const site = useSite()
  const problems = useProblems(file)
  useEffect(() => {
    if (!model) return
    shown.set(model, problems)
    const place = marksIn(site, file)
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
  }, [problems, model, file, site])
}
