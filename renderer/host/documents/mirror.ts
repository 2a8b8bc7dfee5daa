import type { EditedEvent } from '../../../shared/project/base/events.ts'
import type { Document } from '../../../shared/project/base/model.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { LinkLost } from '../link/link.ts'
import { confirmedVersions } from './confirm-versions.ts'
import { HeldTyping } from './held-typing.ts'
import { enqueue } from './join-typing.ts'
import {
  type Cause,
  changedBetween,
  changeOf,
  DELETED,
  type Entry,
  filesOf,
  type Mirror,
  type Mirrored,
  originOf,
  type Refused,
  type Sent,
  type Step,
  type TextChange,
  type TextHost,
  textsOf,
  typedIn,
  withoutFailure,
} from './mirror-model.ts'
import { TypedTexts } from './typed-text.ts'

/** Creates the mirror of `host`. `refused` is called with each step that the host did not accept. */
export const createMirror = (host: TextHost, refused: Refused): Mirror => new DocumentMirror(host, refused)

class DocumentMirror implements Mirror {
  readonly #host: TextHost
  readonly #refused: Refused
  readonly #entries = new Map<string, Entry>()
  readonly #loading = new Map<string, Promise<Mirrored>>()
  readonly #listeners = new Map<string, Set<(change: TextChange) => void>>()
  /** Latest version that the host announced, for files whose text here is outdated. */
  readonly #behind = new Map<string, number>()
  /** Files with a dropped step: its sender still shows a text that exists nowhere else. */
  readonly #dropped = new Set<string>()
  readonly #held = new HeldTyping()
  readonly #typed = new TypedTexts()
  #queue: Sent[] = []
  #pumping: Promise<void> | undefined
  #last = Promise.resolve(false)
  #isResuming = false
  #era = 0

  constructor(host: TextHost, refused: Refused) {
    this.#host = host
    this.#refused = refused
  }

  known = (file: string) => this.#entries.get(file)

  taken = () => this.#last

  load(file: string): Promise<Mirrored> {
    const entry = this.#entries.get(file)
    return entry && !this.#behind.has(file) ? Promise.resolve(entry) : this.#reload(file)
  }

  make(step: Step) {
    const files = filesOf(step)
    const isLate = files.some(file => this.#behind.has(file) && !this.#isPending(file))
    this.#last = Promise.resolve(false)
    if (isLate && !this.#canHold(step)) {
      for (const file of files) this.#dropped.add(file)
      this.#refused(step, changedBetween())
      return
    }
    const before = textsOf(this.#entries, files)
    const how = { cause: 'step', ...originOf(step) } as const
    for (const { file, edits } of step.edits ?? []) {
      const entry = this.#entries.get(file)
      if (entry?.text === undefined) throw new Error(`${file} was edited before it was loaded.`)
      this.#set(file, { ...entry, text: this.#typed.apply(file, entry.text, edits) }, { ...how, edits })
    }
    for (const { file, text } of step.create ?? []) {
      this.#set(file, { version: this.#entries.get(file)?.version ?? 0, text }, how)
    }
    for (const file of step.remove ?? []) this.#gone(file, how)
    const after = textsOf(this.#entries, files)
    if (isLate) this.#held.keep(step, before)
    else this.#last = new Promise(settle => enqueue(this.#queue, { step, before, after, settle }))
    this.#pump()
  }

  receive(event: EditedEvent) {
    for (const { file, version, edits, text } of event.files) {
      const entry = this.#entries.get(file)
      if (!entry || version <= entry.version) continue
      if (this.#behind.has(file) || this.#isPending(file)) this.#fallBehind(file, version)
      else if (text === null) this.#gone(file, { cause: event.cause }, version)
      else if (text !== undefined)
        this.#set(file, { ...withoutFailure(entry), text, version }, { cause: event.cause })
      else if (edits && entry.text !== undefined && version === entry.version + 1) {
        const next = this.#typed.apply(file, entry.text, edits)
        this.#set(file, { ...entry, text: next, version }, { cause: event.cause, edits })
      } else this.#fallBehind(file, version)
    }
  }

  async settled() {
    while (this.#pumping || this.#loading.size > 0) {
      await this.#pumping
      await Promise.allSettled(this.#loading.values())
    }
  }

  sending = () => [...this.#queue.flatMap(({ step }) => filesOf(step)), ...this.#held.files()]

  subscribe(file: string, listener: (change: TextChange) => void) {
    const all = this.#listeners.get(file) ?? new Set()
    this.#listeners.set(file, all.add(listener))
    return () => all.delete(listener)
  }

  async resume() {
    const waiting = new Set(this.#queue.flatMap(({ step }) => filesOf(step)))
    const known = [...this.#entries].filter(([file]) => !waiting.has(file))
    for (const [file, entry] of known) this.#behind.set(file, entry.version)
    const first = this.#queue[0]
    const era = this.#era
    this.#isResuming = true
    try {
      const versions = first && (await this.#arrivedVersions(first))
      if (era !== this.#era) return
      if (versions) this.#acknowledge(versions)
      await Promise.allSettled(known.map(([file]) => this.#reload(file)))
    } finally {
      if (era === this.#era) {
        this.#isResuming = false
        this.#pump()
      }
    }
  }

  clear() {
    this.#era++
    this.#isResuming = false
    this.#pumping = undefined
    for (const sent of this.#queue) sent.settle?.(false)
    this.#queue = []
    for (const kept of [this.#behind, this.#dropped, this.#held, this.#loading]) kept.clear()
    for (const file of [...this.#entries.keys()]) {
      this.#entries.delete(file)
      this.#notify({ file, cause: 'reload' })
    }
  }

  /** The versions after a step, if the host applied it but its answer was lost. */
  #arrivedVersions({ after }: Sent) {
    return confirmedVersions(this.#host, after, file => this.#entries.get(file)?.version ?? 0)
  }

  #isPending(file: string) {
    return this.#queue.some(({ after }) => after.has(file))
  }

  #fallBehind(file: string, version: number) {
    this.#behind.set(file, Math.max(version, this.#behind.get(file) ?? 0))
    if (!this.#isPending(file)) void this.#reload(file)
  }

  #pump() {
    if (this.#isResuming || this.#pumping || this.#queue.length === 0) return
    const pumping = this.#sendAll().finally(() => {
      if (this.#pumping === pumping) this.#pumping = undefined
    })
    this.#pumping = pumping
  }

  async #sendAll() {
    const era = this.#era
    for (let sent = this.#queue[0]; sent; sent = this.#queue[0]) {
      const { step } = sent
      try {
        const versions = await this.#host.edit(changeOf(step, file => this.#entries.get(file)?.version ?? 0))
        if (era !== this.#era) return
        this.#acknowledge(versions)
      } catch (error) {
        if (error instanceof LinkLost || era !== this.#era) return
        this.#queue.shift()
        this.#handleRefusal(sent, error)
      }
      this.#dropStepsBehind()
    }
  }

  /** Drops steps on outdated texts; these texts are reloaded. */
  #dropStepsBehind() {
    for (let dropped = true; dropped; ) {
      const hopeless = this.#queue.filter(({ after }) =>
        [...after.keys()].some(file => this.#behind.has(file)),
      )
      this.#queue = this.#queue.filter(sent => !hopeless.includes(sent))
      for (const sent of hopeless) this.#handleRefusal(sent, changedBetween())
      dropped = hopeless.length > 0
    }
    for (const file of this.#behind.keys()) void this.#reload(file)
  }

  /** Handles a step that the host refused: typing is held until the text is reloaded, anything else is reported. */
  #handleRefusal(sent: Sent, error: unknown) {
    sent.settle?.(false)
    for (const file of filesOf(sent.step)) this.#behind.set(file, this.#behind.get(file) ?? 0)
    const isStale = error instanceof Refusal && error.failure.code === 'stale'
    if (isStale && this.#canHold(sent.step)) return this.#held.keep(sent.step, sent.before)
    for (const file of filesOf(sent.step)) {
      this.#held.drop(file)
      this.#dropped.add(file)
    }
    this.#refused(sent.step, error)
  }

  #canHold(step: Step) {
    const file = typedIn(step)
    return file !== undefined && !this.#dropped.has(file)
  }

  /** Applies the held typing to the loaded text; returns whether there was any. After a dropped step the whole text is new. */
  #release(file: string, entry: Entry & { readonly text: string }, wasDropped: boolean): boolean {
    const released = this.#held.release(file, this.#entries.get(file)?.text, entry.text)
    if (!released) return false
    if ('lost' in released) {
      this.#refused(released.lost, changedBetween())
      return false
    }
    const { text, shown, step } = released
    this.#set(file, { ...entry, text }, { cause: 'reload', ...(!wasDropped && { edits: shown }) })
    if (step)
      this.#queue.push({ step, before: new Map([[file, entry.text]]), after: new Map([[file, text]]) })
    this.#pump()
    return true
  }

  /** Handles that the host accepted the first waiting step. */
  #acknowledge(versions: Readonly<Record<string, number>>) {
    this.#queue.shift()?.settle?.(true)
    for (const [file, version] of Object.entries(versions)) {
      const entry = this.#entries.get(file)
      if (entry) this.#entries.set(file, { ...entry, version })
    }
  }

  #reload(file: string): Promise<Mirrored> {
    const under = this.#loading.get(file)
    if (under) return under
    const loading = this.#read(file).finally(() => {
      if (this.#loading.get(file) === loading) this.#loading.delete(file)
    })
    this.#loading.set(file, loading)
    return loading
  }

  async #read(file: string): Promise<Mirrored> {
    const era = this.#era
    let document: Document
    do {
      try {
        document = await this.#host.read({ file })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        if (era !== this.#era) return {}
        const typed = this.#held.drop(file)
        if (typed) this.#refused(typed, error)
        this.#dropped.delete(file)
        this.#set(file, { version: 0, failure: error.failure }, { cause: 'reload' })
        this.#behind.delete(file)
        return { failure: error.failure }
      }
      if (era !== this.#era) return {}
    } while (document.version < (this.#behind.get(file) ?? 0))
    this.#behind.delete(file)
    const { file: _, ...entry } = document
    const wasDropped = this.#dropped.delete(file)
    if (this.#release(file, entry, wasDropped)) return this.#entries.get(file) ?? entry
    const isKnown = this.#entries.get(file)?.text === entry.text && !wasDropped
    if (isKnown) this.#entries.set(file, entry)
    else this.#set(file, entry, { cause: 'reload' })
    return entry
  }

  #set(file: string, entry: Entry, how: Cause) {
    this.#entries.set(file, entry)
    this.#notify({ file, ...(entry.text !== undefined && { text: entry.text }), ...how })
  }

  #gone(file: string, how: Cause, version = this.#entries.get(file)?.version ?? 0) {
    this.#set(file, { version, failure: DELETED }, how)
  }

  #notify(change: TextChange) {
    for (const listener of this.#listeners.get(change.file) ?? []) listener(change)
  }
}
