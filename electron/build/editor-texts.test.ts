import { expect, test } from 'vitest'
import { LANGUAGES } from '../../shared/messages/languages.ts'
import { editorTexts, editorTextsIn, ownEditorTexts } from './editor-texts.ts'

const english = editorTexts()
const values = new Set(english.values())
const translated = LANGUAGES.map(({ code }) => code).filter(code => code !== 'en')

/** What every menu, search and comparison of the code editor shows. */
const SHOWN = ['Cut', 'Find', 'Next Match', 'Replace All', 'Command Palette', 'Fold', '{0} hidden lines']

test('texts that people see are found, those about colors and settings are not', () => {
  expect(SHOWN.filter(text => !values.has(text))).toEqual([])
  expect([...values].filter(text => /^(Background|Border) color|^Controls /.test(text))).toEqual([])
})

test.each(translated)('the code editor speaks %s', code => {
  const texts = editorTextsIn(code, english)
  const left = [...english].filter(([number, text]) => SHOWN.includes(text) && !texts[number])
  expect(left).toEqual([])
})

test.each(translated)('a translation of ours into %s is of a text that the code editor has', code => {
  expect(Object.keys(ownEditorTexts(code)).filter(text => !values.has(text))).toEqual([])
})
