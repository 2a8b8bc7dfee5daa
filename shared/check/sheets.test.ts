import { expect, test } from 'vitest'
import { inEnglish } from '../messages/in-english.ts'
import { readSheets } from '../site/styles/sheets.ts'
import { movedKindOf, movedSheets } from './moved.ts'
import { readSettings } from './settings/file.ts'
import { defaultSettings } from './settings/read.ts'
import { checkSheets } from './sheets.ts'

const leftOutOf = (css: string) => readSheets(new Map([['style.css', css]])).leftOut
const told = (css: string) =>
  movedSheets(leftOutOf(css)).map(({ line, column, message }) => `${line}:${column} ${inEnglish(message)}`)

const SHEET = `@import "other.css";
.lead {
  color: red;
  background: url(https://a.example/a.png);
  position: fixed;
}
body { margin: 0 }
button { color: red }
`

test('each part that is left out is told with its place and the reason', () => {
  expect(told(SHEET)).toEqual([
    '1:1 “@import "other.css";” is left out: style sheets keep plain rules, and conditions such as @media.',
    '4:3 “background:url(https://a.example/a.png)” is left out: its value loads something from elsewhere, or has a part that Galley doesn’t know.',
    '5:3 “position:fixed” is left out: it could reach beyond the content of a page, or Galley doesn’t know it.',
    '7:8 “margin:0” is left out: for the whole content, a rule can only set custom properties.',
    '8:1 The rule for “button” is left out: it isn’t about the content of a page, or Galley doesn’t understand it.',
  ])
})

test('a sheet beyond the limit is told once', () => {
  expect(told('.a{color:red}'.repeat(20_000))).toEqual([
    '1:1 This style sheet is left out: together, those of a site can have 250 kB.',
  ])
})

test('of a sheet with many parts, the first are told one by one, and the others by their number', () => {
  const many = told('.a { position: fixed }\n'.repeat(300))
  expect(many).toHaveLength(51)
  expect(many.at(-1)).toBe('51:6 From here on, 250 more parts of this style sheet are left out.')
})

test('each is of the rule moved/sheet, which is off without the report, and can be turned off there', () => {
  const [first] = movedSheets(leftOutOf(SHEET))
  expect(first && [first.code, movedKindOf(first), first.hint !== undefined]).toEqual([
    'moved/sheet',
    'sheet',
    true,
  ])
  const settingsOf = (text: string) => ({ ...defaultSettings, rules: readSettings(text).rules })
  const off = settingsOf('{"rules":{"moved/sheet":"off"}}')
  expect(movedSheets(leftOutOf(SHEET), off)).toEqual([])
  expect([...checkSheets(leftOutOf(SHEET)).values()]).toEqual([[]])
  const on = settingsOf('{"rules":{"moved/sheet":"warning"}}')
  expect(
    checkSheets(leftOutOf(SHEET), on)
      .get('style.css')
      ?.map(({ severity }) => severity),
  ).toEqual(Array(5).fill('warning'))
})
