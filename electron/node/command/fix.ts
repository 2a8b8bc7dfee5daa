import { currentEdits, isSafelyFixable, joinFixes } from '../../../shared/check/base/fixes.ts'
import { message } from '../../../shared/messages/message.ts'
import type { Project } from '../../../shared/project/project.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { Problem } from '../../../shared/text/problem.ts'

/** A fix can reveal other problems; more rounds than this are a loop. */
const MOST_ROUNDS = 5

/** Applies every safe fix of the problems that `isWanted` selects and writes the files; returns what was fixed. */
export async function fixAll(
  project: Project,
  isWanted: (problem: Problem) => boolean,
): Promise<readonly Problem[]> {
  const fixed: Problem[] = []
  for (let round = 0; round < MOST_ROUNDS; round++) {
    await project.idle()
    const found = await fixOnce(project, project.problems().filter(isWanted))
    if (found.length === 0) break
    fixed.push(...found)
  }
  await project.idle()
  const { failed } = await project.save({})
  const [first] = failed
  if (first)
    throw new Refusal(
      'disk',
      message('disk:notWritten', { file: first.file, reason: first.message }),
      first.hint,
    )
  return fixed
}

async function fixOnce(project: Project, problems: readonly Problem[]): Promise<readonly Problem[]> {
  const fixable = problems.filter(isSafelyFixable)
  const fixed: Problem[] = []
  for (const file of new Set(fixable.map(problem => problem.file))) {
    const { version, text } = await project.read({ file })
    const joint = joinFixes(
      fixable.filter(problem => problem.file === file && currentEdits(problem.fix, text) !== undefined),
    )
    await project.edit({
      label: message('cli:check.fixStep'),
      edits: [{ file, version, edits: joint.edits }],
    })
    fixed.push(...joint.fixed)
  }
  return fixed
}
