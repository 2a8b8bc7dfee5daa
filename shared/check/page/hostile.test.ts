import { expect, test } from 'vitest'
import { parsePage } from '../../page/parse/parse.ts'
import { modulesOf } from '../../site/snippets/modules.ts'
import { checkText, pageOf } from '../testing/page-cases.ts'

const ENGLISH = 'This is for you and the team of the AB (of the house).\n\n'

const repeated = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('')

const lettersOf = (index: number) =>
  [676, 26, 1].map(digit => String.fromCharCode(65 + (Math.floor(index / digit) % 26))).join('')

const wordsFor = (letters: string) => [...letters].map(letter => `${letter.toLowerCase()}one`).join(' ')

/** What a page says that nobody would write. */
const HOSTILE: Readonly<Record<string, string>> = {
  'marks of a merge without an end': `${'<<<<<<< a\n'.repeat(3000)}${'=======\n'.repeat(3000)}`,
  'marks of a merge': `${'<<<<<<< a\n'.repeat(30_000)}=======\n>>>>>>> b`,
  'white space in an import': `import${' '.repeat(6000)}"x"\n\nText.`,
  'white space behind a name': `import { a }${' '.repeat(50_000)}"x"\n\nText.`,
  'white space behind a word': `import a${' '.repeat(100_000)}"x"\n\nText.`,
  'white space in a function that is too long to be read': `export function${' '.repeat(200_000)}x\n\nText.`,
  'white space in a function': `export function${' '.repeat(19_000)}x\n\nText.`,
  'white space in a heading': `## a${' '.repeat(200_000)}b\n\nText.\n\n## npm`,
  'brackets in a heading': `## a${'('.repeat(200_000)}\n\nText.\n\n## npm`,
  'one long word': `${ENGLISH}${'a'.repeat(200_000)} (`,
  'prerequisites in every line': '## Requirements\n\n'.repeat(10_000),
  'places that are nowhere': `${repeated(6000, i => `## Part ${i} of all\n\n`)}${repeated(6000, i => `[x](#part-${i}-of-alk)\n\n`)}`,
  'white space and words that say nothing': repeated(10, () => `${' '.repeat(19_000)}simply\n\n`),
  'links in one list': repeated(20_000, () => '- [here](/other)\n'),
  'abbreviations that are explained late': `${ENGLISH}${repeated(6000, i => `${lettersOf(i)} is here.\n\n`)}${repeated(6000, i => `The ${wordsFor(lettersOf(i))} (${lettersOf(i)}).\n\n`)}`,
  'package managers in every line': '## npm\n\n```bash\n```\n\n'.repeat(10_000),
}

test.each(Object.entries(HOSTILE))(
  '%s is checked in time in proportion to the text',
  { timeout: 20_000 },
  (_, body) => {
    const text = pageOf(body)
    expect(checkText(text).every(({ offset }) => offset < text.length)).toBe(true)
    expect(modulesOf(parsePage('page.mdx', text)).imports.every(({ target }) => target.length < 9)).toBe(true)
  },
)
