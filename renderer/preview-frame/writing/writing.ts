import type { PagePatch } from '../../../shared/site/base/rendered-page.ts'
import { chordOf } from '../../kit/base/chord.ts'
import { putCaret, rangeAt, selectedRange } from './caret.ts'
import { moveCell } from './cells.ts'
import { Composition } from './composition.ts'
import { Drag } from './drag.ts'
import { DrawnTexts } from './drawn-texts.ts'
import { isAtEdge, isItem, takesTab } from './edges.ts'
import { prepareTexts } from './hosts.ts'
import { type Input, isStep, STEPS, stepOfChord, targetOf } from './input.ts'
import { clearIslands, islandOpenedBy } from './islands.ts'
import { keepSlash, takeLinkKey } from './link-key.ts'
import { MenuKeys } from './menu-keys.ts'
import { closeParagraph, newToWrite, openFirst, openParagraph, typeInNew } from './new-paragraph.ts'
import { press } from './press.ts'
import { askForProperties } from './properties.ts'
import type { FromWriting, Source, TextRange, ToWriting } from './protocol.ts'
import { InputQueue } from './queue.ts'
import { removalOf, removedRange } from './removal.ts'
import { SelectionReport } from './selection-report.ts'
import { EditSession } from './session.ts'
import { Spots } from './spots.ts'
import { textAfter, textOf } from './texts.ts'
import { showNow } from './typed.ts'

/** What the page needs from the script around it. */
interface Surroundings {
  readonly tell: (message: FromWriting | { readonly kind: 'key'; readonly chord: string }) => void
  /** Applies patches in order. */
  readonly apply: (patches: readonly PagePatch[]) => void
  /** Loads the page again. */
  readonly restart: () => void
}

const root = document.documentElement
const MOVES = /^(?:Arrow|Home|End|Page)/

const textAtCaret = () => textOf(getSelection()?.anchorNode ?? null)

/** Writing on the page: keys become edits, which the window applies to the source; patches bring the result. */
export class Writing {
  readonly #tell: Surroundings['tell']
  readonly #session: EditSession
  readonly #spots: Spots
  readonly #selection: SelectionReport
  readonly #composition = new Composition()
  readonly #drag = new Drag(() => this.#session)
  readonly #drawn = new DrawnTexts()
  readonly #forMenu: MenuKeys
  readonly #queue = new InputQueue({
    mustWait: input => this.#mustWait(input),
    perform: input => this.#perform(input),
    returned: () => this.#session.caretMoves(),
  })

  /** `source` is what the page shows, if it says that. */
  constructor({ tell, apply, restart }: Surroundings, source: Source | undefined) {
    this.#tell = tell
    const around = {
      tell,
      apply: (patches: readonly PagePatch[]) => {
        if (patches.length > 0) this.#drawn.restore()
        apply(patches)
        if (!this.#session.isOn) return
        prepareTexts(true)
        this.#spots.again()
      },
      restart,
      follows: () => this.#queue.follows(),
      settled: (isPlaced: boolean) => this.#queue.settle(isPlaced),
      moved: () => this.#selection.soon(),
    }
    this.#session = new EditSession(around, source)
    this.#selection = new SelectionReport(tell, () => this.#session.moves)
    this.#spots = new Spots(tell)
    this.#forMenu = new MenuKeys(tell)
    this.#listen(tell)
  }

  receive(message: ToWriting): void {
    if (message.kind === 'writing') this.#switch(message.isOn)
    else if (message.kind === 'spots') this.#spots.tellAll()
    else if (message.kind === 'copied') this.#selection.receive(message.markdown)
    else if (message.kind === 'place') {
      // The window sets the caret, so no menu is open.
      this.#forMenu.close()
      this.#session.place(message)
    } else if (message.kind === 'stepped') this.#session.stepped(message.source)
    else if (message.kind === 'late') {
      this.#queue.takeLate({ ...message, range: undefined })
      this.#tell({ kind: 'took', number: message.number })
    } else {
      if (message.hasMenu) this.#forMenu.open(this.#queue.drain())
      this.#session.answer(message)
    }
  }

  /** Applies a patch now, or when it shows everything that was typed. */
  offer(patch: PagePatch): void {
    this.#session.offer(patch)
  }

  #switch(isOn: boolean): void {
    this.#session.isOn = isOn
    root.toggleAttribute('data-galley-writing', isOn)
    closeParagraph()
    prepareTexts(this.#session.isOn)
    if (!isOn) clearIslands()
    this.#spots.switch(isOn)
  }

  #listen(tell: Surroundings['tell']): void {
    const on = <Name extends keyof DocumentEventMap>(
      name: Name,
      act: (event: DocumentEventMap[Name]) => void,
      options?: AddEventListenerOptions,
    ) => document.addEventListener(name, event => this.#session.isOn && act(event), options)
    on('beforeinput', event => this.#beforeInput(event))
    on('keydown', event => takeLinkKey(event, this.#selection, tell), { capture: true })
    on('keydown', keepSlash, { capture: true })
    on('keydown', event => this.#key(event))
    on('keydown', event => askForProperties(event, this.#tell))
    on('pointerdown', () => this.#caretMoves())
    addEventListener('scroll', () => this.#session.isOn && this.#selection.followScroll(), { passive: true })
    addEventListener('focus', () => {
      this.#forMenu.close()
      if (this.#session.isOn) this.#session.focused()
    })
    on('compositionstart', () => {
      this.#session.isComposing = true
      const text = textAtCaret()
      if (text) this.#drawn.keep(text)
      this.#composition.begin()
    })
    on('compositionend', () => this.#endComposing())
    on('paste', event => this.#paste(event))
    on('copy', event => this.#copy(event))
    on('cut', event => this.#copy(event))
    on('click', event => press(event, tell), { capture: true })
    on('selectionchange', () => this.#selection.soon())
  }

  /** Replaces a range of text, visible at once where that is possible. */
  #write(action: 'text' | 'drop' | 'lift', range: TextRange, text: string): void {
    const { from, to } = range
    const element = from.block === to.block && from.name === to.name ? textAtCaret() : undefined
    if (element) this.#drawn.keep(element)
    this.#session.send(action, range, text)
    if (element && showNow(element, range, text)) this.#session.isVisible()
  }

  #beforeInput(event: InputEvent): void {
    const { inputType } = event
    if (inputType === 'insertCompositionText' || event.isComposing) return
    event.preventDefault()
    if (inputType === 'deleteByDrag') {
      this.#drag.lift()
      return
    }
    const text = this.#drag.textOf(event)
    if (this.#forMenu.take({ inputType, text })) return
    const range = targetOf(event)
    // It may open a menu at the caret.
    if (text === '/') this.#selection.now()
    const dragged = inputType === 'insertFromDrop' ? this.#drag.take() : undefined
    this.#queue.take({ inputType, text, range, isMove: dragged !== undefined })
    if (!dragged) return
    this.#queue.push({ inputType: 'deleteByDrag', text: '', range: dragged })
    this.#queue.goOn()
  }

  /** Puts the caret elsewhere, as a key wants. */
  #place(put: () => void): void {
    this.#session.caretMoves()
    put()
    this.#queue.placed()
  }

  #caretMoves(): void {
    this.#queue.caretMoves()
    this.#session.caretMoves()
  }

  #mustWait(input: Input): boolean {
    if (isStep(input)) return false
    const place = (input.range ? rangeAt(input.range) : selectedRange())?.from
    return this.#session.isWaiting || (place !== undefined && this.#session.isStale(place))
  }

  #perform({ inputType, text, range: target, isMove }: Input): void {
    const step = STEPS.get(inputType)
    if (step) {
      this.#session.step(step)
      return
    }
    if (newToWrite()) {
      const typed = typeInNew(inputType, text)
      if (typed) this.#session.sendNew(typed)
      return
    }
    const range = target ? rangeAt(target) : selectedRange()
    const caret = selectedRange()
    if (inputType === 'insertParagraph' && caret) this.#enter(caret)
    // A text of one line has no line break: as Enter, the key ends it.
    else if (inputType === 'insertLineBreak' && typeof caret?.from.name === 'string') this.#enter(caret)
    else if (inputType === 'insertLineBreak' && caret) this.#session.send('break', caret, '')
    else if (inputType === 'deleteByDrag' && range) this.#write('lift', range, '')
    else if (inputType === 'indent' || inputType === 'outdent') this.#tab(inputType)
    else if (inputType.startsWith('delete') && caret) this.#remove(inputType, caret, target && range)
    else if (range && text !== '' && /^insert(?:Text|ReplacementText|FromDrop)$/.test(inputType))
      this.#write(isMove ? 'drop' : 'text', range, text)
  }

  #remove(inputType: string, caret: TextRange, range: TextRange | undefined): void {
    const action = removalOf(inputType, caret)
    const removed = action === 'text' ? (range ?? removedRange(inputType)) : undefined
    if (removed) this.#write('text', removed, '')
    else if (action === 'join' || action === 'join-next') this.#session.send(action, caret, '')
  }

  #enter(caret: TextRange): void {
    const text = textAtCaret()
    if (text?.matches('td, th')) {
      this.#place(() => moveCell(text, 'down'))
    } else if (text && typeof caret.from.name === 'string') {
      const next = textAfter(text)
      this.#place(() => (next ? putCaret(next, 0, 'after') : openFirst()))
    } else if (isAtEdge(caret, 'end') && !isItem(text)) openParagraph(caret.from, 'below')
    else if (isAtEdge(caret, 'start') && !isItem(text)) openParagraph(caret.from, 'above')
    else this.#session.send('split', caret, '')
  }

  #key(event: KeyboardEvent): void {
    if (MOVES.test(event.key)) this.#caretMoves()
    if (event.isComposing || this.#forMenu.takeKey(event)) return
    // A command that follows is about the selection of now.
    if (event.ctrlKey || event.metaKey || event.altKey) this.#selection.now()
    const step = textAtCaret() && stepOfChord(chordOf(event))
    if (step) {
      event.preventDefault()
      this.#queue.take({ inputType: step, text: '', range: undefined })
    }
    if (event.altKey && /^(?:Arrow(?:Up|Down)|F10)$/.test(event.key) && textAtCaret()) {
      event.preventDefault()
      this.#tell({ kind: 'key', chord: chordOf(event) })
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const opened = islandOpenedBy(event)
    if (opened) {
      event.preventDefault()
      this.#tell(opened)
      return
    }
    const text = textAtCaret()
    if (event.key === 'Escape') this.#leaveText(event, text)
    // Tab leaves the page where it has no meaning.
    if (event.key !== 'Tab' || !takesTab(text)) return
    event.preventDefault()
    this.#queue.take({ inputType: event.shiftKey ? 'outdent' : 'indent', text: '', range: undefined })
  }

  /** Escape goes from a text to the handle of its block. */
  #leaveText(event: KeyboardEvent, text: HTMLElement | undefined): void {
    if (!text) return
    this.#selection.now()
    this.#spots.showCaret()
    this.#tell({ kind: 'key', chord: chordOf(event) })
  }

  /** Indents an item of a list; in a table, goes to the next cell. */
  #tab(action: 'indent' | 'outdent'): void {
    const [text, range] = [textAtCaret(), selectedRange()]
    if (text?.matches('td, th')) {
      this.#place(() => moveCell(text, action === 'outdent' ? 'back' : 'on'))
    } else if (range) this.#session.send(action, range, '')
  }

  #endComposing(): void {
    const typed = this.#composition.end()
    this.#session.isComposing = false
    const open = newToWrite()
    if (open) this.#session.sendNew(open)
    else if (typed) this.#session.send('text', typed.range, typed.text)
    else this.#session.flush()
  }

  #paste(event: ClipboardEvent): void {
    const [open, data] = [newToWrite(), event.clipboardData]
    const range = open ? { from: open.beside, to: open.beside } : selectedRange()
    if (!range || !data) return
    event.preventDefault()
    this.#session.paste(range, data, open?.where)
  }

  #copy(event: ClipboardEvent): void {
    if (!this.#selection.copy(event)) return
    const range = event.type === 'cut' ? selectedRange() : undefined
    if (range) this.#write('text', range, '')
  }
}
