import { Parser } from 'htmlparser2'
import { squash, wordsOf } from './part.ts'

const HEADING = /^h[1-6]$/
const SILENT = new Set(['script', 'style'])

/** What stands on a built page. */
export class BuiltPage {
  /** All text, squashed. */
  text = ''
  readonly words = new Set<string>()
  /** Texts of attributes that readers see or hear. */
  told = ''
  readonly headings: string[] = []
  readonly addresses: string[] = []
  #taken = new Uint8Array(0)
  #from = 0

  constructor(html: string) {
    const open: string[] = []
    let depth = 0
    let heading: string | undefined
    const texts: string[] = []
    const parser = new Parser({
      onopentag: (name, attributes) => {
        open.push(name)
        if (name === 'main' || depth > 0) depth += 1
        if (depth === 0) return
        if (HEADING.test(name)) heading = ''
        const { href, src, poster, srcset, data } = attributes
        for (const value of [
          href,
          src,
          poster,
          srcset,
          data,
          attributes['data-src'],
          attributes['data-embed'],
        ])
          if (value) this.addresses.push(value)
        for (const [key, value] of Object.entries(attributes)) {
          if (/^(?:title|alt|aria-label|placeholder|value|data-.+)$/.test(key)) this.told += ` ${value}`
        }
      },
      ontext: text => {
        if (depth === 0 || SILENT.has(open.at(-1) ?? '')) return
        texts.push(text)
        if (heading !== undefined) heading += text
      },
      onclosetag: name => {
        open.pop()
        if (depth === 0) return
        depth -= 1
        if (heading !== undefined && HEADING.test(name)) {
          this.headings.push(squash(heading))
          heading = undefined
        }
      },
    })
    parser.end(html)
    for (const text of texts) for (const word of wordsOf(text)) this.words.add(word)
    this.text = squash(texts.join(''))
    for (const word of wordsOf(this.told)) this.words.add(word)
    this.told = squash(this.told)
    this.#taken = new Uint8Array(this.text.length)
  }

  /** Takes the next text like this one that no other part took, from where the last was; else the first. */
  take(text: string): boolean {
    for (const start of [this.#from, 0]) {
      for (let at = this.text.indexOf(text, start); at >= 0; at = this.text.indexOf(text, at + 1)) {
        if (this.#taken.subarray(at, at + text.length).includes(1)) continue
        this.#taken.fill(1, at, at + text.length)
        this.#from = at + text.length
        return true
      }
    }
    return this.told.includes(text)
  }
}
