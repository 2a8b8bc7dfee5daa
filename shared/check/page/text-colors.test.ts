import { expect, test } from 'vitest'
import { checkText, pageOf, problemLine } from '../testing/page-cases.ts'

const TEXT_COLORS: Readonly<Record<string, readonly string[]>> = {
  '<span className="text-green-600">x</span>': ['text-green-600 on light'],
  '<span className="text-green-800">x</span>': ['text-green-800 on dark'],
  '<span className="text-green-700 dark:text-green-800">x</span>': ['dark:text-green-800 on dark'],
  'export const Mark = ({ children }) => <b className="text-lime-300">{children}</b>\n\n<Mark>x</Mark>': [
    'text-lime-300 on light',
  ],
  'export const Mark = () => <b className="bg-black text-lime-300">x</b>\n\n<Mark />': [],
}

test.for(Object.entries(TEXT_COLORS))('colors of classes are told: %s', ([text, expected]) => {
  const told = checkText(pageOf(text)).filter(({ code }) => code === 'accessibility/text-color')
  const shown = told.map(problem =>
    problemLine(problem).replace(/^.*“(.*?)” of .* on (\w+) pages.*$/, '$1 on $2'),
  )
  expect(shown).toEqual(expected)
})
