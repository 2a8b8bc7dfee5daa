import type { Message } from '../../../shared/messages/message.ts'
import type { OutputFile } from '../../../shared/site/base/output-file.ts'
import type { PageBuilder } from '../../../shared/site/build.ts'
import type { BuildProblem, PageTask } from '../../../shared/site/plan/outputs.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { DrawnRow } from './manifest.ts'
import { type Stage, type Staged, UnwritableName } from './stage.ts'
import type { Texts } from './texts.ts'

/** A page that was built, with its files staged. */
export interface DrawnPage {
  readonly file: string
  readonly row: DrawnRow
  readonly staged: readonly Staged[]
  /** Why an error card takes the place of its content. */
  readonly refused?: Message
}

/** What pages are drawn with. */
export interface DrawTools {
  readonly builder: PageBuilder
  readonly stage: Stage
  readonly texts: Texts
}

async function textsOf(texts: Texts, sources: readonly string[]): Promise<Record<string, string>> {
  const rows = await Promise.all(
    [...sources].sort().map(async source => [source, await texts.digest(source)] as const),
  )
  return Object.fromEntries(rows)
}

/** Stages the files of a page; returns the error if the disk does not accept such a name. */
function stageAll(stage: Stage, outputs: readonly OutputFile[]): readonly Staged[] | UnwritableName {
  try {
    return outputs.map(({ path, content, isShared }) =>
      isShared ? stage.addShared(path, content) : stage.add(path, content),
    )
  } catch (error) {
    if (error instanceof UnwritableName) return error
    throw error
  }
}

/** Reads and draws a page; returns why it cannot be. */
async function built({ builder, texts }: DrawTools, task: PageTask) {
  try {
    if (task.text === undefined) await texts.readText(task.file)
    return await builder.build(task)
  } catch (error) {
    if (error instanceof Refusal) return error.failure
    throw error
  }
}

/** Builds a page and stages its files. Reports a text that cannot be read; throws if the disk fails. */
export async function drawPage(tools: DrawTools, task: PageTask): Promise<DrawnPage | BuildProblem> {
  const { stage, texts } = tools
  const { file } = task
  const page = await built(tools, task)
  if ('code' in page) return { file, message: page.message }
  const { outputs, sources, refused, ...rest } = page
  const staged = stageAll(stage, outputs)
  if ('message' in staged) return { file, message: staged.failure.message }
  const row = { ...rest, texts: await textsOf(texts, sources), outputs: outputs.map(({ path }) => path) }
  texts.drop(file)
  return { file, row, staged, ...(refused && { refused }) }
}
