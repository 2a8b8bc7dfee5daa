import type { editor } from 'monaco-editor/editor'
import { useEffect } from 'react'
import type { Problem, Severity } from '../../../shared/text/problem.ts'
import { documents, editFile } from '../../state/documents.ts'
import { useProblems } from '../../state/problems.ts'
import { type EditorRange, rangesIn } from './editorText.ts'
import { monaco } from './monaco.ts'

const OWNER = 'galley'
const FIX = 'galley.fix'

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

monaco.editor.registerCommand(FIX, (_accessor, problem: Problem) => {
  if (problem.fix) editFile(problem.file, problem.fix.label, problem.fix.edits)
})

const overlaps = (a: { startLineNumber: number; endLineNumber: number }, b: typeof a) =>
  a.startLineNumber <= b.endLineNumber && b.startLineNumber <= a.endLineNumber

monaco.languages.registerCodeActionProvider('*', {
  provideCodeActions(model, range) {
    const problems = (shown.get(model) ?? []).filter(problem => problem.fix)
    const place = marksIn(problems[0]?.file ?? '')
    const fixable = problems.filter(problem => overlaps(place(problem), range))
    return {
      actions: fixable.map(problem => ({
        title: problem.fix?.label ?? '',
        kind: 'quickfix',
        command: { id: FIX, title: problem.fix?.label ?? '', arguments: [problem] },
      })),
      dispose: () => undefined,
    }
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
        message: problem.hint === undefined ? problem.message : `${problem.message}\n${problem.hint}`,
        code: problem.code,
      })),
    )
  }, [problems, model, file])
}
