import type { SiteInput } from '../../site/plan.ts'
import { Refusal } from '../../text/failure.ts'
import type { Core } from '../core.ts'
import type { FileText } from '../files/files.ts'

/** What a site is built from. */
export interface SiteSource {
  readonly input: SiteInput
  readText(path: string): Promise<FileText>
  readBytes(path: string, most?: number): Promise<Uint8Array>
}

/** Returns what the site of an opened repository is built from. Refuses with `bad-request` where docs.json cannot be understood. */
export function siteSourceOf(core: Pick<Core, 'plan' | 'view' | 'config'>): SiteSource {
  const { plan, view, config } = core
  const { problems, state } = config.reading
  if (state !== 'good') {
    const first = problems.find(({ severity }) => severity === 'error') ?? problems[0]
    const message = first ? `docs.json, line ${first.line}: ${first.message}` : 'docs.json cannot be read.'
    throw new Refusal('bad-request', message, first?.hint)
  }
  return {
    input: plan.published(),
    readText: path => view.readText(path),
    readBytes: (path, most) => view.readBytes(path, most),
  }
}
