import { expect, test } from 'vitest'
import { expectLinear } from '../../../e2e/laws/growth.ts'
import { parsePage } from '../../page/parse/parse.ts'
import { modulesOf } from '../../site/snippets/modules.ts'
import { checkText, pageOf } from '../testing/page-cases.ts'

const ENGLISH = 'This is for you and the team of the AB (of the house).\n\n'

const repeated = (count: number, make: (index: number) => string) =>
  Array.from({ length: Math.floor(count) }, (_, index) => make(index)).join('')

const lettersOf = (index: number) =>
  [676, 26, 1].map(digit => String.fromCharCode(65 + (Math.floor(index / digit) % 26))).join('')

const wordsFor = (letters: string) => [...letters].map(letter => `${letter.toLowerCase()}one`).join(' ')

/** Pages that nobody would write; `n` is 1, or less for a smaller page of the same kind. */
const HOSTILE: Readonly<Record<string, (n: number) => string>> = {
  'marks of a merge without an end': n => `${'<<<<<<< a\n'.repeat(3000 * n)}${'=======\n'.repeat(3000 * n)}`,
  'marks of a merge': n => `${'<<<<<<< a\n'.repeat(30_000 * n)}=======\n>>>>>>> b`,
  'white space in an import': n => `import${' '.repeat(6000 * n)}"x"\n\nText.`,
  'white space after a name': n => `import { a }${' '.repeat(50_000 * n)}"x"\n\nText.`,
  'white space after a word': n => `import a${' '.repeat(100_000 * n)}"x"\n\nText.`,
  'white space in a function that is too long to be read': n =>
    `export function${' '.repeat(200_000 * n)}x\n\nText.`,
  'white space in a function': n => `export function${' '.repeat(19_000 * n)}x\n\nText.`,
  'white space in a heading': n => `## a${' '.repeat(200_000 * n)}b\n\nText.\n\n## npm`,
  'brackets in a heading': n => `## a${'('.repeat(200_000 * n)}\n\nText.\n\n## npm`,
  'one long word': n => `${ENGLISH}${'a'.repeat(200_000 * n)} (`,
  'prerequisites in every line': n => '## Requirements\n\n'.repeat(10_000 * n),
  'links to missing anchors': n =>
    `${repeated(6000 * n, i => `## Part ${i} of all\n\n`)}${repeated(6000 * n, i => `[x](#part-${i}-of-alk)\n\n`)}`,
  'white space and words that say nothing': n => repeated(10, () => `${' '.repeat(19_000 * n)}simply\n\n`),
  'links in one list': n => repeated(20_000 * n, () => '- [here](/other)\n'),
  'abbreviations that are explained late': n =>
    `${ENGLISH}${repeated(6000 * n, i => `${lettersOf(i)} is here.\n\n`)}${repeated(6000 * n, i => `The ${wordsFor(lettersOf(i))} (${lettersOf(i)}).\n\n`)}`,
  'package managers in every line': n => '## npm\n\n```bash\n```\n\n'.repeat(10_000 * n),
}

// Covers D04
test.each(Object.entries(HOSTILE))('%s: the work of checking grows with the text', (_, make) => {
  const text = pageOf(make(1))
  expect(checkText(text).every(({ offset }) => offset < text.length)).toBe(true)
  expect(modulesOf(parsePage('page.mdx', text)).imports.every(({ target }) => target.length < 9)).toBe(true)
  expectLinear({ make: n => pageOf(make(n)), run: checkText, small: 1 / 8, large: 1 })
})
