import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DICTIONARY_FILE } from '../../../../shared/page/writing/dictionary-file.ts'
import { body, keys, opened, select, text, tool, write } from '../testing/written-page.tsx'
import { DictionaryDialog } from './DictionaryDialog.tsx'

const count = (name: string) => page.getByRole('button', { name, exact: true })
const fix = (name: string | RegExp) => page.getByRole('option', { name }).or(page.getByText(name)).first()
/** Opens the fixes at the cursor. */
const openFixes = () => keys('{Control>}.{/Control}')

test('a click on the number of unknown words goes from word to word, and around', async () => {
  await write('‸A sentense and a mistke here.\n')
  await count('2 spelling issues').click()
  await keys('first')
  await expect.poll(body).toBe('A first and a mistke here.\n')
  await count('1 spelling issue').click()
  await keys('last')
  await expect.poll(body).toBe('A first and a last here.\n')
  await expect.element(page.getByRole('button', { name: /spelling issue/ })).not.toBeInTheDocument()
})

test('after the last unknown word comes the first', async () => {
  await write('A sentense and more.‸\n')
  await count('1 spelling issue').click()
  await keys('sentence')
  await expect.poll(body).toBe('A sentence and more.\n')
})

test('a word is changed to the likeliest suggestion', async () => {
  await write('A sent‸ense.\n')
  await expect.element(count('1 spelling issue')).toBeVisible()
  await openFixes()
  await fix(/Change to “sentence”/).click()
  await expect.poll(body).toBe('A sentence.\n')
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
  await expect.element(page.getByText('No spell checking: not in English')).toBeVisible()
  await expect.element(tool('Bold')).toBeVisible()
})
