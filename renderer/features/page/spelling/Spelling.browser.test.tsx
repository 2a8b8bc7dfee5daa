import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DICTIONARY_FILE } from '../../../../shared/page/writing/dictionary-file.ts'
import { expectAccessible } from '../../../testing/axe.ts'
import { body, keys, opened, select, source, text, tool, write } from '../testing/written-page.tsx'
import { DictionaryDialog } from './DictionaryDialog.tsx'

const count = (name: string) => page.getByRole('button', { name, exact: true })
const list = () => page.getByRole('dialog', { name: 'Spelling issues' })
const fix = (name: string | RegExp) => page.getByRole('option', { name }).or(page.getByText(name)).first()
/** Opens the fixes at the cursor. */
const openFixes = () => keys('{Control>}.{/Control}')

test('the number of unknown words opens a list, and each word leads to its place', async () => {
  await write('‸A sentense and a mistke here.\n')
  await count('2 spelling issues').click()
  await expect.element(list()).toBeVisible()
  await expectAccessible()
  await list().getByRole('button', { name: 'mistke', exact: true }).click()
  await expect.element(list()).not.toBeInTheDocument()
  await expect.element(source()).toHaveFocus()
  await keys('mistake')
  await expect.poll(body).toBe('A sentense and a mistake here.\n')
  await expect.element(count('1 spelling issue')).toBeVisible()
})

test('a suggestion of the list replaces the word everywhere on the page, as one step', async () => {
  await write('‸A sentense, and another sentense with a wrold.\n')
  await count('3 spelling issues').click()
  await expect.element(list().getByRole('button', { name: 'sentense (2 times)' })).toBeVisible()
  await list().getByRole('button', { name: 'Change “sentense” to “sentence”' }).click()
  await expect.poll(body).toBe('A sentence, and another sentence with a wrold.\n')
  expect(opened.project.state().undo).toBe('Change “sentense” to “sentence”')
  await list().getByRole('button', { name: 'Add “wrold” to the dictionary' }).click()
  await expect.poll(() => text(DICTIONARY_FILE)).toBe('wrold\n')
  await expect.element(page.getByRole('button', { name: /spelling issue/ })).not.toBeInTheDocument()
})

/** A site whose page is in a language of the navigation. */
const inLanguage = (language: string) => ({
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: { languages: [{ language, groups: [{ group: 'A', pages: ['one'] }] }] },
  }),
})

test('a page in a language without a dictionary says so at its first words, and marks none of them', async () => {
  await write('‸Diese Seite kürzt nichts.\n', inLanguage('de'))
  await expect.element(page.getByText('No spell checking for this language')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /spelling issue/ })).not.toBeInTheDocument()
})

const LANGUAGES: Readonly<Record<string, readonly [text: string, wrong: number, fix: string]>> = {
  fr: [
    'L’utilisateur modifie la configuraton de l’application.',
    1,
    'Change “configuraton” to “configuration”',
  ],
  es: [
    'Esta página explica la configuracion de la aplicación.',
    1,
    'Change “configuracion” to “configuración”',
  ],
  nl: [
    'Deze pagina beschrijft de instelingen van het programma.',
    1,
    'Change “instelingen” to “instellingen”',
  ],
  ru: ['Эта страница описывает настройкии программы.', 1, 'Change “настройкии” to “настройки”'],
}

for (const [language, [content, wrong, name]] of Object.entries(LANGUAGES))
  test(`a page in ${language} is checked in this language, and quotes English`, async () => {
    await write(`‸${content} The deployment is ready.\n`, inLanguage(language))
    await count(wrong === 1 ? '1 spelling issue' : `${wrong} spelling issues`).click()
    await expect.element(list().getByRole('button', { name })).toBeVisible()
  })

test('everyday words of software are right', async () => {
  await write('It is ok: the substring of a mistke.\n')
  await expect.element(count('1 spelling issue')).toBeVisible()
})

test('a word is changed to the likeliest suggestion', async () => {
  await write('A sent‸ense.\n')
  await expect.element(count('1 spelling issue')).toBeVisible()
  await openFixes()
  await fix(/Change to “sentence”/).click()
  await expect.poll(body).toBe('A sentence.\n')
})

test('fixes open although their suggestions take long and marks change meanwhile', async () => {
  const strange = [...'bcdfghjk'].map(letter => 'galleyish'.repeat(4) + letter).join(' ')
  await write(`A mist‸ke and ${strange}.\n`)
  await count('9 spelling issues').click()
  // The list looks up all suggestions, one after another: those of the fixes come last.
  await expect.element(list()).toBeVisible()
  await keys('{Escape}')
  await expect.element(list()).not.toBeInTheDocument()
  await select('A mistke and g'.length)
  await openFixes()
  await expect.element(fix(/^Add “galleyishgalleyish/)).toBeVisible()
})

test('words are added to the dictionary of the site, and removed from it', async () => {
  await write('A gall‸eyish wordling.\n')
  await opened.render(<DictionaryDialog />)
  await expect.element(count('2 spelling issues')).toBeVisible()
  await openFixes()
  await fix(/Add “galleyish” to the dictionary/).click()
  await expect.poll(() => text(DICTIONARY_FILE)).toBe('galleyish\n')
  expect(opened.project.state().undo).toBe('Add “galleyish” to the dictionary')
  await expect.element(count('1 spelling issue')).toBeVisible()
  // The list of fixes takes the focus back to the text when it closes.
  await expect.element(fix(/Add “galleyish” to the dictionary/)).not.toBeInTheDocument()
  await select('A galleyish wo'.length)
  await openFixes()
  await fix(/Add “wordling” to the dictionary/).click()
  await expect.poll(() => text(DICTIONARY_FILE)).toBe('galleyish\nwordling\n')
  await expect.element(page.getByRole('button', { name: /spelling issue/ })).not.toBeInTheDocument()
})

test('the dictionary of the site is shown from an unknown word', async () => {
  await write('A gall‸eyish word.\n', { [DICTIONARY_FILE]: 'wordling\n' })
  await opened.render(<DictionaryDialog />)
  await expect.element(count('1 spelling issue')).toBeVisible()
  await openFixes()
  await fix(/Dictionary of this site…/).click()
  const dialog = page.getByRole('dialog', { name: 'Dictionary of this site' })
  await dialog.getByRole('button', { name: 'Remove “wordling” from the dictionary' }).click()
  await expect.poll(() => text(DICTIONARY_FILE)).not.toContain('wordling')
  expect(opened.project.state().undo).toBe('Remove “wordling” from the dictionary')
  await expect.element(dialog.getByText(/^No words yet\./)).toBeVisible()
  await keys('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('words of the dictionary are known, with an apostrophe and an s as well', async () => {
  await write('A galleyish and a Galleyish’s mistke.\n', { [DICTIONARY_FILE]: 'galleyish\n' })
  await expect.element(count('1 spelling issue')).toBeVisible()
})

test('words of another script are not looked up in the English dictionary', async () => {
  await write('A mistke, שגיאה, and ошибка.\n')
  await expect.element(count('1 spelling issue')).toBeVisible()
})

test('a page in another language is not checked', async () => {
  await write(`${'Dieser Absatz erzählt ausführlich von Schiffen und ihren Mannschaften. '.repeat(5)}\n`)
  await expect.element(page.getByText('No spell checking for this language')).toBeVisible()
  await expect.element(tool('Bold')).toBeVisible()
})
