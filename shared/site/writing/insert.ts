import type { AttributeKind, DescribedComponent } from '../components/described.ts'

/** A field of a template. */
export const fill = (number: number, word: string): string => `«${number}:${word}»`

/** The text inserted for a chosen attribute. */
export function attributeTemplate(
  name: string,
  kind: AttributeKind,
): { readonly insert: string; readonly isTemplate?: true; readonly continues?: true } {
  const continues = kind === 'text' || kind === 'list' || kind === 'color' ? {} : { continues: true as const }
  if (kind === 'flag') return { insert: name }
  if (kind === 'number') return { insert: `${name}={${fill(0, '')}}`, isTemplate: true, ...continues }
  return { insert: `${name}="${fill(0, '')}"`, isTemplate: true, ...continues }
}

const FIELD = /«(\d)(?::([^»]*)|\|([^»]*))»/g

/** A text escaped for a snippet. */
export const literal = (text: string): string => text.replace(/[\\$}]/g, '\\$&')

/**
 * Converts a template to the snippet syntax of language servers, which code editors use. After the last field
 * there is one more stop, at the end.
 */
export function snippetOf(template: string): string {
  const isAtEnd = /«0[^»]*»$/.test(template)
  return isAtEnd ? fieldsOf(template, 0) : `${fieldsOf(template, 9)}$0`
}

/** Returns the text of a template with the word of each field, and these words in the order of the fields. */
export function filled(template: string): { readonly text: string; readonly words: readonly string[] } {
  const wordOf = (word: string | undefined, words: string | undefined) => word ?? words?.split(',')[0] ?? ''
  const text = template.replaceAll(FIELD, (_, _number, word, words) => wordOf(word, words))
  const fields = [...template.matchAll(FIELD)].map(([, told, word, words]) => ({
    number: told === '0' ? 10 : Number(told),
    word: wordOf(word, words),
  }))
  const named = fields.filter(({ word }) => word !== '').sort((a, b) => a.number - b.number)
  return { text, words: named.map(({ word }) => word) }
}

/** Converts the fields of a template; the last one, 0 in templates, gets the number `last`. */
function fieldsOf(template: string, last: number): string {
  let from = 0
  let snippet = ''
  for (const match of template.matchAll(FIELD)) {
    const [all, told, word, words] = match
    const number = told === '0' ? last : told
    snippet += literal(template.slice(from, match.index))
    if (words !== undefined) {
      const choices = words.split(',').map(each => literal(each).replace(/[|,]/g, '\\$&'))
      snippet += `\${${number}|${choices.join(',')}|}`
    } else snippet += word ? `\${${number}:${literal(word)}}` : `\${${number}}`
    from = match.index + all.length
  }
  return snippet + literal(template.slice(from))
}

/**
 * Returns a snippet that puts a component around a text: the text replaces the last field, and each of its
 * lines is indented alike.
 */
export function snippetAround({ template, around = template }: DescribedComponent, text: string): string {
  const at = around.search(/«0[:|]/)
  const indent = /[ \t]*$/.exec(around.slice(0, at))?.[0] ?? ''
  const body = text.trim().replace(/\r?\n(?!\r?\n|$)/g, `\n${indent}`)
  const [before, after] = [around.slice(0, at), around.slice(around.indexOf('»', at) + 1)]
  return fieldsOf(before, 9) + literal(body) + fieldsOf(after, 9)
}
