import { message } from '../../../shared/messages/message.ts'
import type { Author, ReviewPlan, ReviewRequest, ReviewResult } from '../../../shared/project/base/review.ts'
import type {
  AddressReport,
  Proposal,
  ShareFacts,
  SharingChoices,
  StepReport,
} from '../../../shared/project/share/facts.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { GitFolder } from '../git/folder.ts'
import type { Repository } from '../git/in-repository.ts'
import { checkRest } from '../git/plan.ts'
import { findRepository } from '../git/repository.ts'
import { connectTo, testAddress } from './connect.ts'
import { connected, readFacts, readStanding, unusableFacts } from './facts.ts'
import { keepHistory } from './history.ts'
import { getLatest, listProposals, startAnother, switchTo, takeBack } from './leave.ts'
import { lookForNews } from './news.ts'
import type { SharingStore } from './record.ts'
import { planSending, sendChanges } from './send.ts'
import { type Desk, type StepParts, undoStep } from './step.ts'

/** The open site as sharing sees it. */
export interface ShareDesk extends Desk {
  /** Files with two versions. */
  undecided(): readonly string[]
}

/** What sharing works with. */
interface ShareParts {
  readonly folder: string
  readonly git: GitFolder
  readonly store: SharingStore
  readonly desk: ShareDesk
}

/** How the changes of one opened folder get to others, and theirs here; nothing runs before a request. */
export class ShareFolder {
  readonly #parts: ShareParts

  constructor(parts: ShareParts) {
    this.#parts = parts
  }

  /** What is known without asking the remote. */
  async shareFacts(): Promise<ShareFacts> {
    const { folder, store, desk } = this.#parts
    try {
      return await readFacts(await findRepository(folder), store, desk.undecided())
    } catch (error) {
      if (error instanceof Refusal) return unusableFacts(error, store)
      throw error
    }
  }

  /** Asks the remote what is new; changes no file. */
  lookForNews(): Promise<ShareFacts> {
    return this.#alone(async ({ repository }, signal) => {
      await lookForNews(repository, connected(await readStanding(repository)), signal)
      return this.shareFacts()
    })
  }

  /** Starts the history of the folder with everything in it. */
  keepHistory({ author }: { readonly author?: Author }): Promise<void> {
    return this.#parts.git.alone(() => keepHistory(this.#parts.folder, author))
  }

  /** Says what is at an address. */
  testAddress({ address }: { readonly address: string }): Promise<AddressReport> {
    return this.#alone(({ repository }, signal) => testAddress(repository, address, signal))
  }

  /** Connects the folder to an address, and sends its history there. */
  connectTo({ address }: { readonly address: string }): Promise<void> {
    const { progress } = this.#parts.git
    return this.#alone((parts, signal) => connectTo(parts, address, { signal, progress }))
  }

  /** Brings what others sent into the folder. */
  getLatest(): Promise<StepReport> {
    return this.#step(getLatest)
  }

  /** Takes back the last step, or one that was cut short. */
  async undoStep(): Promise<StepReport> {
    const { lastStep } = await this.shareFacts()
    if (!lastStep) throw new Refusal('not-found', message('share:stepGone'), message('share:stepGoneHint'))
    return this.#step(undoStep)
  }

  /** Takes back what was not sent. */
  takeBackUnsent(): Promise<StepReport> {
    return this.#step(takeBack)
  }

  /** Leaves the present proposal for a new one. */
  startAnother(): Promise<StepReport> {
    return this.#step(startAnother)
  }

  /** Makes another proposal the present one. */
  switchProposal({ name }: { readonly name: string }): Promise<StepReport> {
    return this.#step(parts => switchTo(parts, name))
  }

  /** The proposals of the folder, the present one first. */
  async proposals(): Promise<readonly Proposal[]> {
    return listProposals(await this.#parts.git.repository())
  }

  /** Stores how this folder is shared. */
  chooseSharing(choices: SharingChoices): void {
    this.#parts.store.choose(choices)
  }

  /** What sending would do. */
  async planReview(): Promise<ReviewPlan> {
    const { git, store } = this.#parts
    return planSending(await git.repository(), store.read().choices.direct)
  }

  /** Commits and sends changes. */
  sendForReview(request: ReviewRequest): Promise<ReviewResult> {
    const { progress } = this.#parts.git
    return this.#alone((parts, signal) => sendChanges(parts, request, { signal, progress }))
  }

  /** Stops what is running. */
  stopReview(): void {
    this.#parts.git.stopReview()
  }

  /** Takes a step, unless another program has begun something. */
  #step(work: (parts: StepParts, signal: AbortSignal) => Promise<StepReport>): Promise<StepReport> {
    return this.#alone(async (parts, signal) => {
      await checkRest(parts.repository)
      return work(parts, signal)
    })
  }

  /** Runs what changes the folder or asks the remote, one at a time. */
  #alone<Result>(work: (parts: StepParts, signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const { git, store, desk } = this.#parts
    return git.alone(async signal => {
      const repository: Repository = await git.repository()
      return work({ repository, store, desk }, signal)
    })
  }
}
