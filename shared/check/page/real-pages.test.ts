import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkText, pageOf } from '../testing/page-cases.ts'

const RULES = ['late-prerequisites', 'tabs-by-hand', 'code-group-by-hand'] as const

/** The bodies of pages in a fixture file, by subject. */
function bodiesOf(path: string): readonly (readonly [string, string])[] {
  const text = readFileSync(new URL(`./fixtures/${path}`, import.meta.url), 'utf8')
  const parts = text.split(/^=== (.*)\n/m).slice(1, -2)
  return parts.flatMap((name, at) => (at % 2 === 0 ? [[name, parts[at + 1] ?? ''] as const] : []))
}

const countOf = (rule: string, body: string) =>
  checkText(pageOf(`This is how you use the harbour of the team.\n\n${body}`)).filter(
    ({ code }) => code === `page/${rule}`,
  ).length

describe.each(RULES)('page/%s', rule => {
  test.each(bodiesOf(`${rule}/found.mdx`))('is reported once: %s', (_, body) => {
    expect(countOf(rule, body)).toBe(1)
  })
  test.each(bodiesOf(`${rule}/left.mdx`))('is not reported: %s', (_, body) => {
    expect(countOf(rule, body)).toBe(0)
  })
})
