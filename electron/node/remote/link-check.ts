import type { LinkResult } from '../../../shared/check/base/link-result.ts'
import type { AskingProgress } from '../../../shared/project/base/events.ts'
import type { AskedLinks } from '../../../shared/project/checking/external-links.ts'
import type { Project } from '../../../shared/project/project.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { internet, type Net } from './check-link.ts'
import { askLinks } from './check-links.ts'
import { freshlyFine, keepFine } from './working-links.ts'

/** What asking needs beside the project. */
interface LinkRunParts {
  /** Galley's own folder. */
  readonly data: string
  readonly told: (progress: AskingProgress) => void
  readonly net?: Net
}

/** Asks the external addresses that an open project links to, on request; one round at a time. */
export class LinkRun {
  readonly #project: Project
  readonly #parts: LinkRunParts
  #running: Promise<AskedLinks> | undefined
  #abort = new AbortController()

  constructor(project: Project, parts: LinkRunParts) {
    this.#project = project
    this.#parts = parts
  }

  /** Asks every address that was not fine lately; those that give nothing become problems of the project. */
  askLinks(): Promise<AskedLinks> {
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** Asks no more; the answers so far count. */
  stopAsking(): void {
    this.#abort.abort()
  }

  async #run(): Promise<AskedLinks> {
    this.#abort = new AbortController()
    const { data, told, net = internet } = this.#parts
    const addresses = await this.#project.outside.addresses()
    const now = Date.now()
    const fresh = freshlyFine(data, now)
    const open = addresses.filter(address => !fresh.has(address))
    const heard = await askLinks(open, { net, told, signal: this.#abort.signal })
    const fine = open.filter(address => heard.get(address)?.state === 'fine')
    this.#project.outside.heard(new Map<string, LinkResult>(heard))
    try {
      keepFine(data, new Map([...fresh, ...fine.map(address => [address, now] as const)]))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error // else all of them are asked again, nothing more
    }
    const gone = [...heard.values()].filter(({ state }) => state === 'gone').length
    return { total: addresses.length, gone, left: open.length - heard.size }
  }
}
