import { useShallow } from 'zustand/react/shallow'
import type { Problem } from '../../../shared/text/problem.ts'
import { siteStore } from '../scope/per-scope.ts'
import type { Site } from '../scope/site.ts'
import { useConfig } from './config.ts'
import { followFixable } from './fixes.ts'

type ByFile = ReadonlyMap<string, readonly Problem[]>

interface Problems {
  readonly byFile: ByFile
  readonly all: readonly Problem[]
}

const useStore = siteStore<Problems>(
  () => ({ byFile: new Map(), all: [] }),
  (site, store) => {
    site.on('problems', ({ files, problems }) => {
      const byFile = new Map(store.getState().byFile)
      for (const file of files) byFile.delete(file)
      for (const [file, found] of grouped(problems)) byFile.set(file, found)
      store.setState(sorted(byFile))
      followFixable(site, problems)
    })
  },
)

const NONE: readonly Problem[] = []

/** The problems of one file, or of all files, ordered by file and location. */
export const useProblems = (file?: string): readonly Problem[] =>
  useStore(({ byFile, all }) => (file === undefined ? all : (byFile.get(file) ?? NONE)))

/** All problems, without subscribing to them. */
export const allProblems = (site: Site): readonly Problem[] => useStore.of(site).getState().all

/** The problems of docs.json and of the files that it refers to, in their order. */
export function useConfigProblems(): readonly Problem[] {
  const files = useConfig(({ reading }) => reading.sources.files)
  return useStore(useShallow(({ byFile }) => ofFiles(byFile, files)))
}

/** The same without subscribing. */
export const configProblemsNow = (site: Site): readonly Problem[] =>
  ofFiles(useStore.of(site).getState().byFile, useConfig.of(site).getState().reading.sources.files)

const ofFiles = (byFile: ByFile, files: readonly string[]): readonly Problem[] => {
  const [only] = files
  return files.length === 1 && only !== undefined
    ? (byFile.get(only) ?? NONE)
    : files.flatMap(file => byFile.get(file) ?? NONE)
}

/** The current problems of one file, without subscribing to them. */
export const problemsNow = (site: Site, file: string): readonly Problem[] =>
  useStore.of(site).getState().byFile.get(file) ?? NONE

/** How many errors and warnings a file has. */
interface ProblemCount {
  readonly errors: number
  readonly warnings: number
}

/** How many errors and warnings a file has; the calling component renders again only when the count changes. */
export function useProblemCount(file: string): ProblemCount {
  const count =
    (severity: Problem['severity']) =>
    ({ byFile }: Problems) =>
      (byFile.get(file) ?? NONE).filter(problem => problem.severity === severity).length
  return { errors: useStore(count('error')), warnings: useStore(count('warning')) }
}

/** The problems of every file that has any. */
export const useProblemsByFile = (): ByFile => useStore(({ byFile }) => byFile)

/** The problems in the order of files: docs.json first. */
function sorted(byFile: ByFile): Problems {
  const files = [...byFile.keys()].sort(
    (a, b) => Number(b === 'docs.json') - Number(a === 'docs.json') || (a < b ? -1 : 1),
  )
  return { byFile, all: files.flatMap(file => byFile.get(file) ?? []) }
}

function grouped(problems: readonly Problem[]): ByFile {
  const byFile = new Map<string, Problem[]>()
  for (const problem of problems) {
    const there = byFile.get(problem.file)
    if (there) there.push(problem)
    else byFile.set(problem.file, [problem])
  }
  return byFile
}

/** Replaces all problems: a project was opened. */
export function setProblems(site: Site, problems: readonly Problem[]): void {
  useStore.of(site).setState(sorted(grouped(problems)))
  followFixable(site, problems)
}
