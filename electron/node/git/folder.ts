import { message } from '../../../shared/messages/message.ts'
import type { ReviewProgress, SinceCommit } from '../../../shared/project/base/review.ts'
import type { Files } from '../../../shared/project/files/files.ts'
import { heldText } from '../../../shared/project/files/held-bytes.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { Repository } from './in-repository.ts'
import { changedFiles, committedText, findRepository } from './repository.ts'

/** What git does for one opened folder; nothing runs before a request. */
export class GitFolder {
  readonly #folder: string
  readonly #files: Pick<Files, 'keepBytes'>
  /** Tells how far the work is. */
  readonly progress: (progress: ReviewProgress) => void
  #sending: AbortController | undefined

  /** `files`: keeps the bytes of images in earlier versions. */
  constructor(folder: string, files: Pick<Files, 'keepBytes'>, progress: (progress: ReviewProgress) => void) {
    this.#folder = folder
    this.#files = files
    this.progress = progress
  }

  /** What changed on disk since the last commit. */
  async sinceCommit(): Promise<SinceCommit> {
    try {
      const repository = await findRepository(this.#folder)
      return repository ? { kind: 'files', files: await changedFiles(repository) } : { kind: 'none' }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { message, hint } = error.failure
      return { kind: 'unavailable', message, ...(hint !== undefined && { hint }) }
    }
  }

  /** The text of a file in the last commit; `undefined` if it is not in it. */
  async committed({ file }: { readonly file: string }): Promise<string | undefined> {
    const text = await committedText(await this.repository(), file)
    return text === undefined ? undefined : heldText(this.#files, file, text)
  }

  /** Runs what may take long or change the folder, one at a time, with the signal that stops it. */
  async alone<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    if (this.#sending) throw new Refusal('unavailable', message('git:busy'), message('git:busyHint'))
    const sending = new AbortController()
    this.#sending = sending
    try {
      return await work(sending.signal)
    } finally {
      this.#sending = undefined
    }
  }

  /** Stops what is running. */
  stopReview(): void {
    this.#sending?.abort()
  }

  /** The repository of the folder; refuses if there is none. */
  async repository(): Promise<Repository> {
    const found = await findRepository(this.#folder)
    if (found) return found
    throw new Refusal('not-found', message('git:noRepository'), message('git:noRepositoryHint'))
  }
}
