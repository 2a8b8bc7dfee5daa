/** `undefined`: there is no such file. */
export type OracleText = string | undefined

interface OracleStep {
  readonly changes: readonly (readonly [string, OracleText, OracleText])[]
}

/** What the engine must hold, by its rules in their simplest form: whole texts, no edits, no versions. For tests. */
export class Oracle {
  readonly disk: Map<string, OracleText>
  readonly base: Map<string, OracleText>
  readonly texts: Map<string, OracleText>
  readonly conflicts = new Map<string, OracleText>()
  past: OracleStep[] = []
  future: OracleStep[] = []
  readonly #files: readonly string[]

  /** `files` are those that anything may happen to, in order. */
  constructor(files: readonly string[], start: Readonly<Record<string, string>>) {
    this.#files = files
    this.disk = new Map(Object.entries(start))
    this.base = new Map(this.disk)
    this.texts = new Map(this.disk)
  }

  step(
    changes: readonly (readonly [string, OracleText])[],
    remembers: (file: string) => boolean = () => true,
  ) {
    const result = changes.map(([name, after]) => [name, this.texts.get(name), after] as const)
    for (const [name, after] of changes) this.set(name, after)
    const kept = result.filter(([name, before, after]) => before !== after && remembers(name))
    if (kept.length === 0) return
    this.past.push({ changes: kept })
    this.future = []
  }

  set(name: string, text: OracleText) {
    this.texts.set(name, text)
    if (this.conflicts.has(name) && this.conflicts.get(name) === text) this.settle(name, text)
  }

  settle(name: string, base: OracleText) {
    this.base.set(name, base)
    this.conflicts.delete(name)
  }

  settled = (name: string) =>
    [...this.past, ...this.future].some(({ changes }) => changes.some(([changed]) => changed === name))

  look(name: string) {
    const disk = this.disk.get(name)
    const text = this.texts.get(name)
    if (disk === this.base.get(name) || disk === text) this.settle(name, disk)
    else if (text === this.base.get(name) && !this.conflicts.has(name)) {
      this.base.set(name, disk)
      this.step([[name, disk]], this.settled)
    } else this.conflicts.set(name, disk)
  }

  lookAtAll() {
    const reloaded = this.#files.filter(
      name =>
        this.disk.get(name) !== this.base.get(name) &&
        this.disk.get(name) !== this.texts.get(name) &&
        this.texts.get(name) === this.base.get(name) &&
        !this.conflicts.has(name),
    )
    for (const name of this.#files) {
      if (reloaded.includes(name)) this.base.set(name, this.disk.get(name))
      else this.look(name)
    }
    this.step(
      reloaded.map(name => [name, this.disk.get(name)]),
      this.settled,
    )
  }

  diskSide = (name: string) => (this.conflicts.has(name) ? this.conflicts.get(name) : this.base.get(name))

  isDirty = (name: string) => this.conflicts.has(name) || this.texts.get(name) !== this.base.get(name)

  takeDisk(name: string) {
    const text = this.diskSide(name)
    this.settle(name, text)
    this.step([[name, text]])
  }

  save(names: readonly string[]) {
    const wanted = names.filter(this.isDirty)
    const writes = wanted.filter(name => this.texts.get(name) !== undefined)
    const order = [...writes, ...wanted.filter(name => !writes.includes(name))]
    let whole = true
    for (const name of order) {
      const text = this.texts.get(name)
      const meets = this.disk.get(name) !== this.base.get(name) && this.disk.get(name) !== text
      if (this.conflicts.has(name)) whole = false
      else if (text === undefined && !whole) continue
      else if (meets) {
        this.conflicts.set(name, this.disk.get(name))
        whole = false
      } else {
        this.disk.set(name, text)
        this.base.set(name, text)
      }
    }
  }

  move(from: OracleStep[], to: OracleStep[], way: 'undo' | 'redo') {
    const step = from.pop()
    if (!step) return
    to.push(step)
    for (const [name, before, after] of step.changes) this.set(name, way === 'undo' ? before : after)
  }
}
