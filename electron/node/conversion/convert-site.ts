import type { ConfigFormat } from '../../../shared/config/convert/model.ts'
import { message } from '../../../shared/messages/message.ts'
import type { ConversionPlan } from '../../../shared/project/base/model.ts'
import type { FileText } from '../../../shared/project/files/files.ts'
import type { Screening } from '../../../shared/project/screening/screening.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { type NodeFiles, nodeFiles } from '../disk/files.ts'
import { type ConversionFiles, planConversion } from './plan.ts'

/** What to convert: a folder in the state of the plan with this stamp. */
export interface ConversionRequest {
  readonly folder: string
  readonly to: ConfigFormat
  readonly stamp: string
}

/**
 * Converts the settings of a site: backs up what is replaced, creates the pages that are needed, and writes
 * the settings last, so that any earlier failure leaves them unchanged. Refuses with `stale` if the files
 * changed since the plan.
 */
export async function convertSite(
  order: ConversionRequest,
  { data, screening }: { readonly data: string; readonly screening: Screening },
): Promise<ConversionPlan> {
  const work = await planConversion(order.folder, order.to, screening)
  if (work.plan.stamp !== order.stamp) {
    throw new Refusal(
      'stale',
      message('convert:changedSince', { file: work.plan.file }),
      message('convert:changedSinceHint'),
    )
  }
  await write(work, nodeFiles(order.folder, { data }))
  return work.plan
}

async function write({ plan, before, after, pages }: ConversionFiles, files: NodeFiles): Promise<void> {
  const created: { readonly path: string; readonly text: FileText }[] = []
  const add = async (path: string, text: FileText) => {
    await files.write(path, text, undefined)
    created.push({ path, text })
  }
  try {
    if (plan.backup !== undefined && before) await add(plan.backup, before)
    for (const { file, text } of pages) await add(file, { text, bom: false })
    await files.write(plan.target, after, before)
  } catch (error) {
    for (const { path, text } of created) await files.remove(path, text).catch(() => undefined) // the reason is reported below
    throw error
  }
}
