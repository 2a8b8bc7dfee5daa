import { expect, test } from 'vitest'
import { checkText, pageOf, problemLine } from '../testing/page-cases.ts'

const TEXT_COLORS: Readonly<Record<string, readonly string[]>> = {
  '<span className="text-green-600">x</span>': ['text-green-600 on light'],
  '<span className="text-green-800">x</span>': ['text-green-800 on dark'],
  '<span className="text-green-700 dark:text-green-800">x</span>': ['dark:text-green-800 on dark'],
  '<span className="text-white">x</span>': ['text-white on light'],
  '<span className="dark:text-[#333]">x</span>': ['dark:text-[#333] on dark'],
  '<span className="text-gray-700/50">x</span>': ['text-gray-700/50 on light'],
  '<span className="text-zinc-950/80 dark:text-white/80">x</span>': [],
  '<span className="text-zinc-950/80 dark:text-white/20">x</span>': ['dark:text-white/20 on dark'],
  '<span className="text-gray-900 dark:text-[var(--x)]">x</span>': [],
  '<p className="opacity-50">x</p>': ['opacity-50 on light'],
  '<p className="opacity-90">x</p>': [],
  '<p className="opacity-50"> </p>': [],
  '<span style={{ color: "red" }}>x</span>': ['red on light'],
  '<span style="color: rgb(150, 150, 150)">x</span>': ['rgb(150, 150, 150) on light'],
  '<span style={{ color: "rgba(0, 0, 0, 0.4)" }}>x</span>': ['rgba(0, 0, 0, 0.4) on light'],
  '<span style={{ color: "red", fontSize: "24px" }}>x</span>': [],
  '<p style={{ background: "#eee", color: "#777" }}>x</p>': ['#777 on light'],
  '<div className="bg-black"><span className="text-gray-500">x</span></div>': ['text-gray-500 on light'],
  '<div className="bg-unknown"><span className="text-gray-500">x</span></div>': [],
  'export const Mark = ({ children }) => <b className="text-lime-300">{children}</b>\n\n<Mark>x</Mark>': [
    'text-lime-300 on light',
  ],
  'export const Mark = () => <b className="bg-black text-lime-300">x</b>\n\n<Mark />': [],
}

const GROUNDS: Readonly<Record<string, readonly string[]>> = {
  '<div style={{ background: "#f5f5f5" }}>x</div>': ['dark'],
  '<div style={{ background: "#f5f5f5" }}>\n\nx\n\n</div>': ['dark'],
  '<div className="bg-black">x</div>': ['light'],
  '<div className="bg-gray-100 dark:bg-gray-900">x</div>': [],
  '<div className="bg-gray-100 text-gray-900">x</div>': [],
  '<div className="text-gray-900 dark:text-gray-100"><div className="bg-gray-100">x</div></div>': ['dark'],
  '<div className="bg-gray-100"><Card title="x">y</Card></div>': [],
  '<div className="bg-gray-100"><p className="text-gray-900">x</p></div>': [],
  '<div className="bg-[url(/a.png)]">x</div>': [],
}

test.for(Object.entries(GROUNDS))('backgrounds that hide a text are told: %s', ([text, expected]) => {
  const told = checkText(pageOf(text)).filter(({ code }) => code === 'accessibility/text-color')
  expect(
    told.map(problem => problemLine(problem).replace(/^.* on this background .* on (\w+) pages.*$/, '$1')),
  ).toEqual(expected)
})

test.for(Object.entries(TEXT_COLORS))('colors of classes are told: %s', ([text, expected]) => {
  const told = checkText(pageOf(text)).filter(({ code }) => code === 'accessibility/text-color')
  const shown = told.map(problem =>
    problemLine(problem).replace(/^.*“(.*?)” of .* on (\w+) pages.*$/, '$1 on $2'),
  )
  expect(shown).toEqual(expected)
})
