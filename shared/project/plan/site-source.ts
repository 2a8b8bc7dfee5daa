import { message } from '../../messages/message.ts'
import type { SiteInput } from '../../site/plan/plan.ts'
import { Refusal } from '../../text/failure.ts'
import type { Files, FileText } from '../files/files.ts'
import type { SiteConfig } from './site-config.ts'
import type { SitePlan } from './site-plan.ts'

/** What a site is built from. */
export interface SiteSource {
  readonly input: SiteInput
  readText(path: string): Promise<FileText>
  readBytes(path: string, most?: number): Promise<Uint8Array>
}

/** The parts of an opened repository that its site is built from. */
interface SiteSourceParts {
  readonly plan: SitePlan
  readonly view: Files
  readonly config: SiteConfig
}

/** Returns what the site of an opened repository is built from. Refuses with `not-text` if docs.json cannot be read. */
export function siteSourceOf({ plan, view, config }: SiteSourceParts): SiteSource {
  const { problems, state } = config.reading
  if (state === 'broken') {
    const first = problems.find(({ severity }) => severity === 'error') ?? problems[0]
    const reason = first
      ? message('config:at', {
          file: first.file,
          line: first.line,
          column: first.column,
          reason: first.message,
        })
      : message('project:unreadableConfig')
    throw new Refusal('not-text', reason, first?.hint)
  }
  return {
    input: plan.published(),
    readText: path => view.readText(path),
    readBytes: (path, most) => view.readBytes(path, most),
  }
}
