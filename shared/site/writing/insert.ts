import type { AttributeKind, DescribedComponent } from '../components/described.ts'
import { descriptions } from '../components/descriptions.ts'

/** The components that stand on lines of their own, in the order in which a list offers them. */
export const insertable: readonly (readonly [string, DescribedComponent])[] = [...descriptions].filter(
  ([, { inline }]) => inline === undefined,
)

/** A field of a template. */
export const fill = (number: number, word: string): string => `«${number}:${word}»`

/** What choosing an attribute writes. */
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

/** A text as it stands in a snippet. */
export const literal = (text: string): string => text.replace(/[\\$}]/g, '\\$&')

/** Returns a template in the snippet syntax of language servers, which code editors take. Behind the last field is one more stop, at the end of all. */
export function snippetOf(template: string): string {
  const isAtEnd = /«0[^»]*»$/.test(template)
  return isAtEnd ? fieldsOf(template, 0) : `${fieldsOf(template, 9)}$0`
}

/** A template with its fields in that syntax; the last one, 0 in templates, gets the number `last`. */
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

/** Returns what writes a component around a text, in the same syntax: the text goes where the last field is, each line indented alike. */
export function snippetAround({ template, around = template }: DescribedComponent, text: string): string {
  const at = around.search(/«0[:|]/)
  const indent = /[ \t]*$/.exec(around.slice(0, at))?.[0] ?? ''
  const body = text.trim().replace(/\r?\n(?!\r?\n|$)/g, `\n${indent}`)
  const [before, after] = [around.slice(0, at), around.slice(around.indexOf('»', at) + 1)]
  return fieldsOf(before, 9) + literal(body) + fieldsOf(after, 9)
}
