import type { PagePatch } from '../../../shared/site/base/rendered-page.ts'
import { parseBlock, parsePart } from '../base/parse-block.ts'
import { focusSelection, heldSelection, isShown, moveTo } from './caret.ts'
import { closeParagraph, newParagraph, openParagraph } from './new-paragraph.ts'
import type { FromWriting, HistoryStep, TextName, TextPlace, TextRange, WritingAction } from './protocol.ts'
import { findField, findIn, isField, shownIn } from './texts.ts'

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

/** Milliseconds in which the next patch must show what was typed; then patches are applied anyway. */
const PATIENCE = 1_000
/** Milliseconds in which the first patch must come: on a busy machine, drawing takes its time. */
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
  /** What that text showed before. */
  #drawn: string | undefined
  /** The page shows the last edit before the window took it. */
  #isAhead = false
  #wanted: Wanted | undefined
  /** Where the caret belongs when the page gets the focus. */
  #late: Wanted | undefined
  #held: PagePatch[] = []
  /** What the text under the caret showed after each edit since patches were applied. */
  readonly #past = new Set<string>()
  /** Undo and redo that the window was asked for and has not made yet. */
  #steps = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(around: Surroundings) {
    this.#around = around
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
    this.#drawn = this.#edited ? this.#drawn : range.from.shown
    this.#edited = range.from
    this.#around.tell({ kind: 'write', edit: this.#next(), action, ...range, text })
  }

  paste(range: TextRange, text: string, html: string): void {
    this.#around.tell({ kind: 'paste', edit: this.#next(), ...range, text, html })
  }

  #next(): number {
    this.#stopWaiting()
    this.#wanted = undefined
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
    if (!this.isOn || this.#isCurrent()) this.flush()
    else this.#wait()
  }

  /** Handles where the caret belongs after a change that was made in the window; it stays if the person moved it since. */
  place({ place, to, moves }: Wanted): void {
    if (moves !== this.#moves) return
    this.#wanted = { place, to, moves }
    this.#past.add(place.shown.trimEnd())
    const isHere = this.#steps === 0 && isShown(place)
    if (this.#held.length > 0 ? this.#isCurrent() : isHere) this.flush()
    else this.#wait()
  }

  /** Asks the window for undo or redo: keys that follow are for the page that it leads to. */
  step(step: HistoryStep): void {
    this.#steps++
    this.#isWaiting = true
    this.#around.tell({ kind: 'history', step })
    this.#wait()
  }

  /** The window made a step; `isChanged`: a patch comes, unless it came before. */
  stepped(isChanged: boolean): void {
    this.#steps = Math.max(0, this.#steps - 1)
    const isHere = this.#held.length > 0 || this.#wanted !== undefined || !isChanged
    if (isHere && this.#isCurrent()) this.flush()
    else if (isHere) this.#wait()
    else this.#wait(PATIENCE)
  }

  /** Handles the window's answer to an edit. */
  answer(edit: number, place: TextPlace | undefined): void {
    this.#answered = Math.max(this.#answered, edit)
    if (edit < this.#edits) {
      if (place) this.#past.add(place.shown.trimEnd())
      return
    }
    this.#wanted = place && { place, to: undefined, moves: this.#movesAtEdit }
    if (place) this.#past.add(place.shown.trimEnd())
    if (!place && this.#isAhead) this.#around.restart()
    else if (place ? this.#isSettled(place) : this.#steps === 0) this.flush()
    else this.#wait()
  }

  /** Whether no further patch must come: its names of texts are needed even if the page shows the edit already. */
  #isSettled(place: TextPlace): boolean {
    if (this.#held.length > 0 || this.#steps > 0) return this.#isCurrent()
    return this.#drawn?.trimEnd() === place.shown.trimEnd() && isShown(place)
  }

  /** Waits for the patch that shows the last edit; while the window has not answered, there can be none. */
  #wait(patience = this.#isBehind() ? LONG_PATIENCE : PATIENCE): void {
    this.#stopWaiting()
    if (this.#edits !== this.#answered || this.isComposing) return
    this.#timer = setTimeout(() => this.flush(), patience)
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** Whether the held patches show what was typed, and nothing more is under way. */
  #isCurrent(): boolean {
    if (this.isComposing || this.#edits > this.#answered || this.#steps > 0) return false
    if (!this.#wanted) return true
    const { place } = this.#wanted
    const held = this.#heldText(place)
    return held === undefined ? isShown(place) : held === place.shown.trimEnd()
  }

  /** The text at a place as the last held patch that has it shows it. */
  #heldText({ block, name }: TextPlace): string | undefined {
    const text = isField(name) ? this.#heldField(name) : this.#heldLeaf(block, name)
    return text && shownIn(text).trimEnd()
  }

  #heldField(name: 'title' | 'description'): HTMLElement | undefined {
    const html = this.#held.findLast(({ regions }) => regions?.title !== undefined)?.regions?.title
    return html === undefined ? undefined : findField(parsePart(html), name)
  }

  #heldLeaf(block: number, name: TextName): HTMLElement | undefined {
    const last = this.#held.findLast(({ body }) => body?.inserted.some(({ line }) => line === block))
    const html = last?.body?.inserted.find(({ line }) => line === block)?.html
    return html === undefined ? undefined : findIn(parseBlock(html), name)
  }

  /** Whether the patch that shows the last edit is still to come: those that are held show earlier ones. */
  #isBehind(): boolean {
    const held = this.#wanted && this.#heldText(this.#wanted.place)
    return this.#isWaiting || held === undefined || this.#past.has(held)
  }

  /** The page gets the focus: the caret goes where it belongs since, unless the person puts it elsewhere. */
  focused(): void {
    const late = this.#late
    this.#late = undefined
    if (late?.moves === this.#moves) moveTo(late.place, late.to)
    else focusSelection()
  }

  /** Applies what is held, and puts the caret where it belongs. */
  flush(): void {
    this.#stopWaiting()
    const patches = this.#held
    this.#held = []
    if (!this.isOn) {
      this.#around.apply(patches)
      return
    }
    const isFollowed = this.#around.follows()
    const wanted = isFollowed || this.#wanted?.moves === this.#moves ? this.#wanted : undefined
    const stay = heldSelection()
    const open = newParagraph()
    const isUntouched = open?.element.textContent === ''
    closeParagraph()
    this.#around.apply(patches)
    this.#wanted = undefined
    this.#isWaiting = false
    this.#edited = undefined
    this.#drawn = undefined
    this.#past.clear()
    this.#steps = 0
    if (!document.hasFocus()) {
      this.#late = wanted ?? this.#late
      return
    }
    if (open && isUntouched) openParagraph(open.beside, open.where)
    const isPlaced = open && isUntouched ? true : wanted ? moveTo(wanted.place, wanted.to) : stay()
    this.#around.settled(isPlaced)
  }
}
