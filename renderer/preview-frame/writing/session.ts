import type { PagePatch } from '../../../shared/site/base/rendered-page.ts'
import { picturesIn } from '../../kit/base/pictures.ts'
import { focusSelection, heldSelection, moveTo } from './caret.ts'
import {
  closeParagraph,
  type NewParagraph,
  newAtCaret,
  openAgain,
  openGap,
  pasteInNew,
  textOfNew,
} from './new-paragraph.ts'
import type {
  FromWriting,
  GapPlace,
  HistoryStep,
  NewPlace,
  Source,
  TextPlace,
  TextRange,
  ToWriting,
  WritingAction,
} from './protocol.ts'

/** What the session needs from the script around it. */
interface Surroundings {
  readonly tell: (message: FromWriting) => void
  /** Applies patches in order. */
  readonly apply: (patches: readonly PagePatch[]) => void
  /** The page shows what the window refused: it must be loaded again. */
  readonly restart: () => void
  /** Whether the next key belongs where the last edit leaves the caret, even if the person moved it since. */
  readonly follows: () => boolean
  /** The page shows everything that was typed: keys that were pressed meanwhile can follow if the caret has its place. */
  readonly settled: (isPlaced: boolean) => void
  /** The window must know that the person moved the caret, or typed. */
  readonly moved: () => void
}

/** Milliseconds in which the awaited source must come after one that nobody knows; then patches are applied anyway. */
const PATIENCE = 1_000
/** Milliseconds in which it must come after an earlier one: on a busy machine, drawing takes its time. */
const LONG_PATIENCE = 10_000

/** Where the caret belongs once the page shows an edit; `to` is the end of a selection. */
interface Wanted {
  readonly place: TextPlace
  readonly to: TextPlace | undefined
  /** How often the person had moved the caret when the edit was made. */
  readonly moves: number
}

/** Edits on their way to the window, and patches on their way back. */
export class EditSession {
  readonly #around: Surroundings
  isOn = false
  /** Something is composed: the page stays as it is under the caret. */
  isComposing = false
  #edits = 0
  #answered = 0
  #isWaiting = false
  #moves = 0
  /** How often the person had moved the caret after the last edit. */
  #movesAtEdit = 0
  /** The text that was edited since patches were applied. */
  #edited: TextPlace | undefined
  /** The page shows the last edit before the window took it. */
  #isAhead = false
  #wanted: Wanted | undefined
  /** The empty line that the caret belongs on once the page shows the last edit. */
  #gap: GapPlace | undefined
  /** Where the caret belongs when the page gets the focus. */
  #late: Wanted | undefined
  #held: PagePatch[] = []
  /** The source that the page shows. */
  #source: Source | undefined
  /** The source that the page must show before what is held is applied. */
  #awaited: Source | undefined
  /** Another source was awaited before it: even if the page shows it, a patch with the other one may come first. */
  #needsPatch = false
  /** The sources before it, which patches on their way may show. */
  readonly #past = new Set<Source | undefined>()
  /** Undo and redo that the window was asked for and has not made yet. */
  #steps = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `source` is what the page shows, if it says that. */
  constructor(around: Surroundings, source: Source | undefined) {
    this.#around = around
    this.#source = source
  }

  /** Whether the page does not show the result of the last edit yet, so that further keys must wait. */
  get isWaiting(): boolean {
    return this.#isWaiting
  }

  /** How often the person moved the caret so far, by a key, by the pointer or by typing. */
  get moves(): number {
    return this.#moves
  }

  /** Whether a text has an old name: those of a block change with every edit in it, until it is patched. */
  isStale({ block, name }: TextPlace): boolean {
    return this.#edited !== undefined && (this.#edited.block !== block || this.#edited.name !== name)
  }

  send(action: WritingAction, range: TextRange, text: string): void {
    this.#edited = range.from
    this.#around.tell({ kind: 'write', edit: this.#next(), action, ...range, text })
  }

  /** Sends the text of a paragraph that was opened. */
  sendNew(paragraph: NewParagraph): void {
    const { where, beside } = paragraph
    this.send(where, { from: beside, to: beside }, textOfNew(paragraph))
  }

  /** Sends a paste; `where` is the place of a paragraph that the paste starts. */
  paste(range: TextRange, data: DataTransfer, where: NewPlace | undefined): void {
    const [text, html] = [data.getData('text/plain'), data.getData('text/html')]
    const pictures = text === '' ? picturesIn(data) : []
    if (text === '' && html === '' && pictures.length === 0) return
    if (where) pasteInNew(text)
    this.#around.tell({ kind: 'paste', edit: this.#next(), ...range, text, html, pictures, where })
  }

  #next(): number {
    this.#stopWaiting()
    this.#wanted = undefined
    this.#gap = undefined
    this.#isWaiting = true
    this.#isAhead = false
    this.caretMoves()
    this.#movesAtEdit = this.#moves
    return ++this.#edits
  }

  /** The person puts the caret elsewhere: it stays there when the last edit is shown. */
  caretMoves(): void {
    this.#moves++
    this.#around.moved()
  }

  /** The page already shows the last edit. */
  isVisible(): void {
    this.#isWaiting = false
    this.#isAhead = true
  }

  /** Applies a patch now, or when it shows everything that was typed. */
  offer(patch: PagePatch): void {
    this.#held.push(patch)
    if (this.isOn) this.#goOn()
    else this.flush()
  }

  /** Handles where the caret belongs after a change that was made in the window; it stays if the person moved it since. */
  place({ place, to, moves, source }: Wanted & { readonly source: Source | undefined }): void {
    this.#await(source)
    if (moves === this.#moves) this.#wanted = { place, to, moves }
    // Keys are for the page after the change.
    this.#isWaiting = true
    this.#goOn()
  }

  /** Asks the window for undo or redo: keys that follow are for the page that it leads to. */
  step(step: HistoryStep): void {
    this.#steps++
    this.#isWaiting = true
    this.#around.tell({ kind: 'history', step })
    this.#wait()
  }

  /** The window made a step, which led to a source; without one, there was nothing to do. */
  stepped(source: Source | undefined): void {
    this.#steps = Math.max(0, this.#steps - 1)
    this.#await(source)
    this.#goOn()
  }

  /** Handles the window's answer to an edit. */
  answer({ edit, place, source, gap }: Extract<ToWriting, { readonly kind: 'caret' }>): void {
    this.#answered = Math.max(this.#answered, edit)
    this.#await(source)
    if (edit < this.#edits) return
    this.#wanted = place && { place, to: undefined, moves: this.#movesAtEdit }
    this.#gap = gap
    if (!place && !gap && this.#isAhead) this.#around.restart()
    else this.#goOn()
  }

  #await(source: Source | undefined): void {
    if (source === undefined || source === this.#awaited) return
    this.#past.add(this.#awaited ?? this.#source)
    this.#needsPatch = this.#awaited !== undefined
    this.#awaited = source
  }

  /** Applies what is held if it shows everything that is awaited. */
  #goOn(): void {
    if (this.#isCurrent()) this.flush()
    else this.#wait()
  }

  /** Waits for the patch that shows the last edit; while the window has not answered, there can be none. */
  #wait(): void {
    this.#stopWaiting()
    if (this.#edits !== this.#answered || this.isComposing) return
    this.#timer = setTimeout(() => this.flush(), this.#isBehind() ? LONG_PATIENCE : PATIENCE)
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** The source that the page shows with what is held. */
  #newest(): Source | undefined {
    return this.#held.at(-1)?.source ?? this.#source
  }

  /** Whether the held patches show what was typed, and nothing more is under way. */
  #isCurrent(): boolean {
    if (this.isComposing || this.#edits > this.#answered || this.#steps > 0) return false
    if (this.#awaited === undefined) return true
    return this.#awaited === (this.#needsPatch ? this.#held.at(-1)?.source : this.#newest())
  }

  /** Whether the patch that shows the last edit is still to come: those that are held show earlier ones. */
  #isBehind(): boolean {
    return this.#steps > 0 || this.#held.length === 0 || this.#past.has(this.#newest())
  }

  /** The page gets the focus: the caret goes where it belongs since, unless the person puts it elsewhere. */
  focused(): void {
    const late = this.#late
    this.#late = undefined
    const isLate = late?.moves === this.#moves
    if (!isLate) focusSelection()
    const isPlaced = isLate ? moveTo(late.place, late.to) : true
    if (!this.#isWaiting) this.#around.settled(isPlaced)
  }

  /** Applies what is held, and puts the caret where it belongs. */
  flush(): void {
    this.#stopWaiting()
    const patches = this.#held
    this.#source = this.#newest()
    this.#held = []
    this.#awaited = undefined
    this.#needsPatch = false
    this.#past.clear()
    if (!this.isOn) {
      this.#around.apply(patches)
      return
    }
    const isFollowed = this.#around.follows()
    const wanted = isFollowed || this.#wanted?.moves === this.#moves ? this.#wanted : undefined
    const gap = isFollowed || this.#movesAtEdit === this.#moves ? this.#gap : undefined
    const stay = heldSelection()
    // The caret of a person who went on elsewhere stays there.
    const open = newAtCaret()
    const isUntouched = open !== undefined && textOfNew(open) === ''
    closeParagraph()
    this.#around.apply(patches)
    this.#wanted = undefined
    this.#gap = undefined
    this.#isWaiting = false
    this.#edited = undefined
    this.#steps = 0
    if (!document.hasFocus()) {
      this.#late = wanted ?? this.#late
      return
    }
    if (gap) openGap(gap)
    else if (isUntouched) openAgain(open)
    const isPlaced = gap || isUntouched ? true : wanted ? moveTo(wanted.place, wanted.to) : stay()
    this.#around.settled(isPlaced)
  }
}
