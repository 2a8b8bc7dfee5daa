import morphdom from 'morphdom'
import { isBlock } from './texts.ts'

/** Texts that show what was typed before it is drawn; patches are made for what was there before. */
export class DrawnTexts {
  /** A document of its own: pictures in it are not loaded. */
  readonly #copies = document.implementation.createHTMLDocument()
  readonly #kept = new Map<HTMLElement, Node>()

  /** Keeps a text as it was drawn, before something is shown in it. */
  keep(text: HTMLElement): void {
    if (!this.#kept.has(text)) this.#kept.set(text, this.#copies.importNode(text, true))
  }

  /** Shows all texts as they were drawn. */
  restore(): void {
    const how = { childrenOnly: true, getNodeKey: () => undefined, onBeforeElUpdated: isInline }
    for (const [text, drawn] of this.#kept) if (text.isConnected) morphdom(text, drawn, how)
    this.#kept.clear()
  }
}

/** A text ends at the first block inside it, which has texts of its own. */
const isInline = (element: Element) => !isBlock(element)
