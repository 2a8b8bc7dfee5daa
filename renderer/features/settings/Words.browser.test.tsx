import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { reveal } from '../../host/session/reveal.ts'
import { expectAccessible } from '../../testing/axe.ts'
import { openSite } from '../../testing/rendered-site.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'

const ONE = '---\ntitle: One\n---\n\nText.\n'

/** Opens the settings of a site with these words, in these languages. */
async function shown(words: unknown, languages: readonly string[] = []) {
  const inLanguages = languages.map(language => ({ language, pages: [`${language}/one`] }))
  const docs = {
    name: 'Acme',
    theme: 'mint',
    colors: { primary: '#0d9373' },
    words,
    navigation: languages.length > 0 ? { languages: inLanguages } : { pages: ['one'] },
  }
  const opened = await openSite({
    'docs.json': `${JSON.stringify(docs, undefined, 2)}\n`,
    'one.mdx': ONE,
    ...Object.fromEntries(languages.map(language => [`${language}/one.mdx`, ONE])),
  })
  await opened.render(<SettingsPanel section="pages" />)
  return { ...opened, words: async () => JSON.parse(await opened.text('docs.json')).words }
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const find = (text: string) => page.getByRole('searchbox', { name: 'Find a word' }).fill(text)
const group = (name: RegExp) => page.getByRole('button', { name })

test('words are listed by their part of the interface, with the text that readers see', async () => {
  const { words } = await shown({ contents: 'In this article' })
  await group(/^Navigation, header, and footer \d+ 1 changed$/).click()
  await expect.element(field('On this page contents')).toHaveValue('In this article')
  await expect.element(field('Next next')).toHaveAttribute('placeholder', 'Next')
  await field('Next next').fill('Onward')
  await expect.poll(words).toEqual({ contents: 'In this article', next: 'Onward' })
  await expectAccessible()
})

test('a search finds names, texts and changed texts', async () => {
  await shown({ contents: 'In this article' })
  await find('ARTICLE')
  await expect.element(field('On this page contents')).toBeVisible()
  await find('oauth.discover')
  await expect.element(field('Ask {{host}} how to sign in oauth.discover')).toBeVisible()
  await expect.element(field('On this page contents')).not.toBeInTheDocument()
  await find('nothing has this text')
  await expect.element(page.getByText('No words found.')).toBeVisible()
  await expectAccessible()
})

test('a lost or unknown placeholder is told beside the field', async () => {
  await shown({ openIn: 'Open elsewhere', 'script.nothing': 'No {{query}} on {{page}}' })
  await page.getByRole('switch', { name: 'Only changed' }).click()
  const lost = field('Open in {{name}} openIn')
  await expect.element(lost).toHaveAttribute('aria-invalid', 'true')
  await expect.element(lost).toHaveAccessibleDescription(/^\{\{name\}\} is missing\./)
  await lost.fill('Read in {{name}}')
  await expect.element(lost).not.toHaveAttribute('aria-invalid')
  await expect.element(page.getByText(/^\{\{page\}\} has no value\./)).toBeVisible()
  await expectAccessible()
})

test('plural forms say what they are for; only those of the language are there', async () => {
  const { words } = await shown(undefined, ['pl', 'ja'])
  await find('morePages')
  await field('{{count}} more pages for 2, 3, 4, 22 … morePages_few').fill('{{count}} następne')
  await expect.poll(words).toEqual({ morePages_few: '{{count}} następne' })
  await page.getByRole('button', { name: /Language of the texts/ }).click()
  await page.getByRole('option', { name: /日本語/ }).click()
  await expect.element(field('{{count}} more pages for 0, 1, 2, 3 … morePages_other')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /morePages_few/ })).not.toBeInTheDocument()
})

test('a site of several languages has a text for each', async () => {
  const { words } = await shown({ next: 'Onward' }, ['en', 'de'])
  await page.getByRole('button', { name: /Language of the texts/ }).click()
  await page.getByRole('option', { name: /Deutsch/ }).click()
  await find('next')
  const german = field('Next next')
  await expect.element(german).toHaveAttribute('placeholder', 'Weiter')
  await german.fill('Vor')
  await expect.poll(words).toEqual({ next: { en: 'Onward', de: 'Vor' } })
  await expect.element(page.getByText('Without it: Weiter')).toBeVisible()
  await expectAccessible()
})

test('a word is reset, one step of the history; it stays in the list, and the focus in its row', async () => {
  const { words, project, site } = await shown({ next: 'Onward', previous: 'Back' })
  await page.getByRole('switch', { name: 'Only changed' }).click()
  await page.getByRole('button', { name: 'Reset next' }).click()
  await expect.poll(words).toEqual({ previous: 'Back' })
  await expect.element(field('Next next')).toHaveFocus()
  await userEvent.keyboard('Vor')
  await expect.poll(words).toEqual({ previous: 'Back', next: 'Vor' })
  await site.host.undo()
  await site.host.undo()
  await expect.poll(words).toEqual({ next: 'Onward', previous: 'Back' })
  expect(project.state().undo).toBeUndefined()
})

test('a problem leads to the word, in its language', async () => {
  const { site } = await shown({ next: { de: 'Vor' } }, ['en', 'de'])
  await find('search')
  reveal(site, { file: 'docs.json', pointer: '/words/next/de' })
  await expect.element(field('Next next')).toHaveFocus()
  await expect.element(field('Next next')).toHaveValue('Vor')
})

test('texts under unknown names are shown, with what is meant, and can be removed', async () => {
  const { words } = await shown({ content: 'Here', next: 'Onward' })
  await expect.element(page.getByRole('region', { name: 'Unknown names' })).toHaveTextContent('Here')
  await expectAccessible()
  await page.getByRole('button', { name: 'Remove content' }).click()
  await expect.poll(words).toEqual({ next: 'Onward' })
})

test('hundreds of words are shown in parts', async () => {
  await shown(undefined)
  await find('e')
  await expect.element(page.getByText('No words found.')).not.toBeInTheDocument()
  await group(/^API reference/).click()
  await expect.element(field('required required')).toBeVisible()
  await expect.element(field('Request request')).toBeVisible()
  const more = page.getByRole('button', { name: /^Show \d+ more words$/ })
  await more.click()
  await expect.element(more).not.toBeInTheDocument()
  expect(page.getByRole('textbox').elements().length).toBeLessThan(150)
})
