import type { LinkResult } from '../../../shared/check/base/link-result.ts'
import type { LinkCheckProgress } from '../../../shared/project/base/events.ts'
import type { LinkCheckSummary } from '../../../shared/project/checking/external-links.ts'
import type { Project } from '../../../shared/project/project.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { internet, type LinkNetwork } from './check-link.ts'
import { checkLinks } from './check-links.ts'
import { recentlyWorking, rememberWorking } from './working-links.ts'

/** What a link check needs besides the project. */
interface LinkCheckParts {
  /** Galley's own folder. */
  readonly data: string
  readonly onProgress: (progress: LinkCheckProgress) => void
  readonly network?: LinkNetwork
}

/** Checks the external links of an open project on request; one check at a time. */
export class LinkCheck {
  readonly #project: Project
  readonly #parts: LinkCheckParts
  #running: Promise<LinkCheckSummary> | undefined
  #abort = new AbortController()

  constructor(project: Project, parts: LinkCheckParts) {
    this.#project = project
    this.#parts = parts
  }

  /** Checks every address that was not working recently; broken ones become problems of the project. */
  checkLinks(): Promise<LinkCheckSummary> {
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** Stops the check; the results so far count. */
  stopCheckingLinks(): void {
    this.#abort.abort()
  }

  async #run(): Promise<LinkCheckSummary> {
    this.#abort = new AbortController()
    const { data, onProgress, network = internet } = this.#parts
    const addresses = await this.#project.externalLinks.addresses()
    const now = Date.now()
    const fresh = recentlyWorking(data, now)
    const open = addresses.filter(address => !fresh.has(address))
    const results = await checkLinks(open, { network, onProgress, signal: this.#abort.signal })
    const fine = open.filter(address => results.get(address)?.state === 'fine')
    this.#project.externalLinks.takeResults(new Map<string, LinkResult>(results))
    try {
      rememberWorking(data, new Map([...fresh, ...fine.map(address => [address, now] as const)]))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error // then all of them are checked again next time, nothing more
    }
    const gone = [...results.values()].filter(({ state }) => state === 'gone').length
    return { total: addresses.length, broken: gone, unchecked: open.length - results.size }
  }
}
