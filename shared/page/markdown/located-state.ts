import type { StateInline, Token } from 'markdown-it'
import { contextOf } from './context.ts'

/**
 * Returns the engine's state of inline text, extended: each token's start is recorded in the context. Starts
 * are offsets in the inline text; those of link tokens are the ends of the link's text.
 */
export const locatedState = (State: typeof StateInline): typeof StateInline =>
  class extends State {
    #last: Token | undefined

    override pushPending(): Token {
      const { pending, pos } = this
      const token = super.pushPending()
      // Spaces before a line end are removed from it.
      this.#record(token, this.src.lastIndexOf(pending, pos - pending.length))
      return token
    }

    override push(type: string, tag: string, nesting: -1 | 0 | 1): Token {
      const last = this.pending === '' ? this.#last : undefined
      const token = super.push(type, tag, nesting)
      const { starts } = contextOf(this.env)
      const before = last?.type === 'text' ? starts.get(last) : undefined
      // The marks of emphasis are pushed one by one before the position moves on.
      const isNext = type === 'text' && before !== undefined && before >= this.pos
      this.#record(token, isNext ? before + 1 : this.pos)
      return token
    }

    #record(token: Token, start: number): void {
      contextOf(this.env).starts.set(token, start)
      this.#last = token
    }
  }
