import type { PagePatch } from '../../../shared/site/base/rendered-page.ts'
import { chordOf } from '../../kit/base/chord.ts'
import { moveTo, putCaret, rangeAt, selectedRange } from './caret.ts'
import { moveCell } from './cells.ts'
import { copySelection } from './clipboard.ts'
import { Composition } from './composition.ts'
import { prepareTexts } from './hosts.ts'
import { clearIslands, islandAt } from './islands.ts'
import { closeParagraph, isInNew, newParagraph, openParagraph } from './new-paragraph.ts'
import { askForProperties } from './properties.ts'
import type { FromWriting, TextPlace, TextRange, ToWriting } from './protocol.ts'
import { EditSession } from './session.ts'
import { Spots } from './spots.ts'
import { shownIn, textOf } from './texts.ts'
import { showTyped } from './typed.ts'

/** What the page needs from the script around it. */
interface Surroundings {
  readonly tell: (message: FromWriting | { readonly kind: 'key'; readonly chord: string }) => void
  /** Applies patches in order. */
  readonly apply: (patches: readonly PagePatch[]) => void
  /** Loads the page again. */
  readonly restart: () => void
}

interface Input {
  readonly inputType: string
  readonly text: string
  /** What it applies to, if that is not the selection. */
  readonly range: AbstractRange | undefined
}

const root = document.documentElement
const MOVES = /^(?:Arrow|Home|End|Page)/

const textAtCaret = () => textOf(getSelection()?.anchorNode ?? null)

/** Writing on the page: keys become edits, which the window applies to the source; patches bring the result. */
export class Writing {
  readonly #tell: Surroundings['tell']
  readonly #session: EditSession
  readonly #spots: Spots
  readonly #composition = new Composition()
  /** Keys that were pressed after one whose result the page does not show yet. */
  readonly #later: Input[] = []
  #markdown = ''
  #isSelecting = false

  constructor({ tell, apply, restart }: Surroundings) {
    this.#tell = tell
    this.#session = new EditSession({
      tell,
      apply: patches => {
        apply(patches)
        prepareTexts(this.#session.isOn)
        this.#spots.again()
      },
      restart,
      settled: isPlaced => {
        if (!isPlaced) this.#later.length = 0
        this.#goOn()
      },
    })
    this.#spots = new Spots(tell)
    this.#listen()
  }

  receive(message: ToWriting): void {
    if (message.kind === 'writing') this.#switch(message.isOn)
    else if (message.kind === 'spots') this.#spots.tellAll()
    else if (message.kind === 'copied') this.#markdown = message.markdown
    else this.#session.answer(message.edit, message.place, message.to)
  }

  /** Applies a patch now, or when it shows everything that was typed. */
  offer(patch: PagePatch): void {
    this.#session.offer(patch)
  }

  #goOn(): void {
    while (!this.#mustWait()) {
      const input = this.#later.shift()
      if (!input) return
      this.#perform(input)
    }
  }

  #switch(isOn: boolean): void {
    this.#session.isOn = isOn
    root.toggleAttribute('data-galley-writing', isOn)
    closeParagraph()
    prepareTexts(this.#session.isOn)
    if (!isOn) clearIslands()
    this.#spots.switch(isOn)
  }

  #listen(): void {
    const on = <Name extends keyof DocumentEventMap>(
      name: Name,
      act: (event: DocumentEventMap[Name]) => void,
      options?: AddEventListenerOptions,
    ) => document.addEventListener(name, event => this.#session.isOn && act(event), options)
    on('beforeinput', event => this.#beforeInput(event))
    on('keydown', event => this.#key(event))
    on('keydown', event => askForProperties(event, this.#tell))
    on('pointerdown', () => this.#session.caretMoves())
    on('compositionstart', () => {
      this.#session.isComposing = true
      this.#composition.begin()
    })
    on('compositionend', () => this.#endComposing())
    on('paste', event => this.#paste(event))
    on('copy', event => this.#copy(event))
    on('cut', event => this.#copy(event))
    on('click', event => this.#press(event), { capture: true })
    on('selectionchange', () => this.#select())
  }

  /** Replaces a range of text, visible at once where that is possible. */
  #write(action: 'text', range: TextRange, text: string): void {
    const { from, to } = range
    const element = from.block === to.block && from.name === to.name ? this.#textAt(range) : undefined
    this.#session.send(action, range, text)
    const isShownNow =
      element && !text.includes('\n') && showTyped(element, { from: from.at, to: to.at }, from.side, text)
    if (isShownNow) this.#session.isVisible()
  }

  #textAt({ from }: TextRange): HTMLElement | undefined {
    const selection = getSelection()
    const text = textOf(selection?.anchorNode ?? null)
    return text && shownIn(text) === from.shown ? text : undefined
  }

  #beforeInput(event: InputEvent): void {
    const { inputType } = event
    if (inputType === 'insertCompositionText' || event.isComposing) return
    event.preventDefault()
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
    const [range] = event.getTargetRanges()
    this.#input({ inputType, text, range })
  }

  #input(input: Input): void {
    if (this.#mustWait() || this.#later.length > 0) this.#later.push({ ...input, range: undefined })
    else this.#perform(input)
  }

  #mustWait(): boolean {
    const place = selectedRange()?.from
    return this.#session.isWaiting || (place !== undefined && this.#session.isStale(place))
  }

  #perform({ inputType, text, range: target }: Input): void {
    if (inputType.startsWith('history')) {
      this.#tell({ kind: 'key', chord: inputType === 'historyUndo' ? 'Mod+Z' : 'Mod+Shift+Z' })
      return
    }
    if (isInNew(getSelection()?.anchorNode ?? null)) {
      this.#inNew(inputType, text)
      return
    }
    const range = target ? rangeAt(target) : selectedRange()
    const caret = selectedRange()
    if (inputType === 'insertParagraph' && caret) this.#enter(caret)
    else if (inputType === 'insertLineBreak' && caret) this.#session.send('break', caret, '')
    else if (inputType === 'indent' || inputType === 'outdent') this.#tab(inputType)
    else if (inputType.startsWith('delete') && caret) this.#remove(inputType, caret, range)
    else if (range && text !== '' && /^insert(?:Text|ReplacementText|FromDrop)$/.test(inputType))
      this.#write('text', range, text)
  }

  #remove(inputType: string, caret: TextRange, range: TextRange | undefined): void {
    const { from, to } = caret
    const isCollapsed = from.block === to.block && from.name === to.name && from.at === to.at
    const isForward = inputType.endsWith('Forward')
    if (isCollapsed && isForward && from.at === from.shown.length) this.#session.send('join-next', caret, '')
    else if (isCollapsed && !isForward && from.at === 0) this.#session.send('join', caret, '')
    else if (range) this.#write('text', range, '')
  }

  #enter(caret: TextRange): void {
    const text = textAtCaret()
    if (text?.matches('td, th')) {
      this.#session.caretMoves()
      moveCell(text, 'down')
    } else if (text?.closest('[data-region=title]') && caret.from.name === 'title') {
      const next = document.querySelector<HTMLElement>('[data-region=title] .lead, [data-body] [data-leaf]')
      if (next) putCaret(next, 0, 'after')
    } else if (this.#isAtEdge(caret, 'end') && text?.localName !== 'li' && !this.#isItem(text))
      openParagraph(caret.from, 'below')
    else if (this.#isAtEdge(caret, 'start') && text?.localName !== 'li' && !this.#isItem(text))
      openParagraph(caret.from, 'above')
    else this.#session.send('split', caret, '')
  }

  /** A paragraph that starts an item of a list: Enter starts the next item. */
  #isItem(text: HTMLElement | undefined): boolean {
    return text?.parentElement?.localName === 'li' && text.parentElement.firstElementChild === text
  }

  #isAtEdge({ from, to }: TextRange, edge: 'start' | 'end'): boolean {
    if (from.at !== to.at) return false
    return edge === 'start' ? from.at === 0 : from.at >= from.shown.trimEnd().length
  }

  /** Keys in a paragraph that is not in the page yet. */
  #inNew(inputType: string, text: string): void {
    const open = newParagraph()
    if (!open) return
    if (inputType.startsWith('delete') && open.element.textContent === '') {
      closeParagraph()
      moveTo(open.beside)
    } else if (inputType === 'insertText' && text !== '') {
      open.element.querySelector('br')?.remove()
      open.element.append(document.createTextNode(text))
      getSelection()?.collapse(open.element, open.element.childNodes.length)
      this.#createParagraph(open.beside, open.where, text)
    }
  }

  #createParagraph(beside: TextPlace, where: 'above' | 'below', text: string): void {
    this.#session.send(where, { from: beside, to: beside }, text)
  }

  #key(event: KeyboardEvent): void {
    if (MOVES.test(event.key)) this.#session.caretMoves()
    if (event.isComposing) return
    if (event.altKey && /^Arrow(?:Up|Down)$/.test(event.key) && textAtCaret()) {
      event.preventDefault()
      this.#tell({ kind: 'key', chord: chordOf(event) })
    }
    // A command that follows is about the selection of now.
    if (event.ctrlKey || event.metaKey) this.#tell({ kind: 'selected', range: selectedRange() })
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const text = textAtCaret()
    if (event.key === 'Escape' && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    // Tab leaves the page where it has no meaning.
    if (event.key !== 'Tab' || !text?.closest('li, td, th')) return
    event.preventDefault()
    this.#input({ inputType: event.shiftKey ? 'outdent' : 'indent', text: '', range: undefined })
  }

  /** Indents an item of a list; in a table, goes to the next cell. */
  #tab(action: 'indent' | 'outdent'): void {
    const text = textAtCaret()
    const range = selectedRange()
    if (text?.matches('td, th')) {
      this.#session.caretMoves()
      moveCell(text, action === 'outdent' ? 'back' : 'on')
    } else if (range) this.#session.send(action, range, '')
  }

  #endComposing(): void {
    const typed = this.#composition.end()
    this.#session.isComposing = false
    const open = newParagraph()
    if (open && isInNew(getSelection()?.anchorNode ?? null))
      this.#createParagraph(open.beside, open.where, open.element.textContent ?? '')
    else if (typed) this.#session.send('text', typed.range, typed.text)
    else this.#session.flush()
  }

  #paste(event: ClipboardEvent): void {
    const range = selectedRange()
    const data = event.clipboardData
    if (!range || !data) return
    event.preventDefault()
    this.#session.paste(range, data.getData('text/plain'), data.getData('text/html'))
  }

  #copy(event: ClipboardEvent): void {
    if (!copySelection(event, this.#markdown)) return
    const range = event.type === 'cut' ? selectedRange() : undefined
    if (range) this.#write('text', range, '')
  }

  /** A press on a link puts the caret into its text; on anything that is no text, it says what that is. */
  #press(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null
    if (!target?.closest('[data-body], [data-region=title]') || event.altKey) return
    if (target.closest('a[href]') && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      event.stopPropagation()
    }
    const isText = textOf(target) !== undefined && !target.closest('[contenteditable=false]')
    const island = isText ? undefined : islandAt(target)
    if (island) this.#tell({ kind: 'island', ...island })
  }

  #select(): void {
    if (this.#isSelecting) return
    this.#isSelecting = true
    requestAnimationFrame(() => {
      this.#isSelecting = false
      this.#markdown = ''
      this.#tell({ kind: 'selected', range: selectedRange() })
    })
  }
}
