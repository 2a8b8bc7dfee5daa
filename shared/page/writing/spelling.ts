import type { TextEdits } from '../../text/edit.ts'
import { eolOf } from '../../text/lines.ts'
import type { Block } from '../tree/tree.ts'
import { type ProseWord, wordsOf } from './prose.ts'

/** Longer words are keys and noise; looking one up takes ever longer. */
const LONGEST = 50
/** Abbreviations, names such as `iPhone` or `OAuth2`, and single letters are not looked up. */
const NAME = /^\p{Lu}+(?:['’]?s)?$|\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}{2}|\p{N}|^.$/u
/** Fragments of `docs.json`, `src/app`, `@user` and the like. */
const BEFORE = /[\p{L}\p{N}_][./\\:]$|[./\\@#_$%~=]$/u
const BEHIND = /^(?:[_/\\@=]|[.:][\p{L}\p{N}_/\\])/u

const known = new WeakMap<Block, readonly ProseWord[]>()

/** Returns the words of a block to look up in a dictionary; the same list for the same block. */
export function spelledWords(block: Block): readonly ProseWord[] {
  const before = known.get(block)
  if (before) return before
  const { source } = block
  const words = wordsOf(block).filter(({ word, offset }) => {
    const end = offset + word.length
    return (
      word.length <= LONGEST &&
      !NAME.test(word) &&
      !BEFORE.test(source.slice(Math.max(0, offset - 2), offset)) &&
      !BEHIND.test(source.slice(end, end + 2))
    )
  })
  known.set(block, words)
  return words
}

const isRemark = (line: string): boolean => line === '' || line.startsWith('#')

/**
 * Returns the words of a dictionary file as written, each once: one per line; lines that start with `#` are
 * comments.
 */
export function dictionaryWords(text: string): readonly string[] {
  const lines = text.split(/\r?\n/).map(line => line.trim())
  return [...new Set(lines.filter(line => !isRemark(line)))]
}

/** Returns the words of a dictionary file in lower case. */
export function readDictionary(text: string): ReadonlySet<string> {
  return new Set(dictionaryWords(text).map(word => word.toLowerCase()))
}

/** Returns the edits that remove a word from a dictionary file: every line that holds it as written. */
export function removeFromDictionary(text: string, word: string): TextEdits {
  let offset = 0
  return text.split(/(?<=\n)/).flatMap(line => {
    const edit = { offset, length: line.length, text: '' }
    offset += line.length
    return line.trim() === word ? [edit] : []
  })
}

/**
 * Returns the insertion of a word into a dictionary file, before the first word that follows it
 * alphabetically.
 */
export function addToDictionary(
  text: string,
  word: string,
): { readonly offset: number; readonly text: string } {
  const eol = eolOf(text)
  let offset = 0
  for (const line of text.split(/(?<=\n)/)) {
    const other = line.trim()
    if (other !== '' && !other.startsWith('#') && other.toLowerCase() > word.toLowerCase()) break
    offset += line.length
  }
  const isOpen = offset > 0 && text[offset - 1] !== '\n'
  return { offset, text: isOpen ? `${eol}${word}` : `${word}${eol}` }
}
