import { create } from 'zustand'
import type { Problem } from '../../../shared/text/problem.ts'
import { onHost } from '../link/host-events.ts'
import { followFixable } from './fixes.ts'

type ByFile = ReadonlyMap<string, readonly Problem[]>

const store = create<{ readonly byFile: ByFile; readonly all: readonly Problem[] }>(() => ({
  byFile: new Map(),
  all: [],
}))

const NONE: readonly Problem[] = []

/** The problems of one file, or of all of them, in the order of file and place. */
export const useProblems = (file?: string): readonly Problem[] =>
  store(({ byFile, all }) => (file === undefined ? all : (byFile.get(file) ?? NONE)))

/** The problems of one file as they are now, without following them. */
export const problemsNow = (file: string): readonly Problem[] => store.getState().byFile.get(file) ?? NONE

/** How many errors and warnings a file has. */
export interface ProblemCount {
  readonly errors: number
  readonly warnings: number
}

/** How many errors and warnings there are in a file; what calls it is drawn again only when that changes. */
export function useProblemCount(file: string): ProblemCount {
  const count = (severity: Problem['severity']) => () =>
    (store.getState().byFile.get(file) ?? NONE).filter(problem => problem.severity === severity).length
  return { errors: store(count('error')), warnings: store(count('warning')) }
}

/** The problems of every file that has some. */
export const useProblemsByFile = (): ByFile => store(({ byFile }) => byFile)

function place(byFile: ByFile): void {
  const files = [...byFile.keys()].sort(
    (a, b) => Number(b === 'docs.json') - Number(a === 'docs.json') || (a < b ? -1 : 1),
  )
  store.setState({ byFile, all: files.flatMap(file => byFile.get(file) ?? []) })
}

function grouped(problems: readonly Problem[]): ByFile {
  const byFile = new Map<string, Problem[]>()
  for (const problem of problems) byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), problem])
  return byFile
}

/** Replaces all problems: a project was opened. */
export function setProblems(problems: readonly Problem[]): void {
  place(grouped(problems))
  followFixable(problems)
}

onHost('problems', ({ files, problems }) => {
  const byFile = new Map(store.getState().byFile)
  for (const file of files) byFile.delete(file)
  for (const [file, found] of grouped(problems)) byFile.set(file, found)
  place(byFile)
  followFixable(problems)
})
