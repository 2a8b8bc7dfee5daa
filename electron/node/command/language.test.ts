import { afterEach, expect, test } from 'vitest'
import { speak } from '../base/words.ts'
import { speakAsAsked, takeLanguage } from './language.ts'

afterEach(() => speak('en'))

test('--lang is taken out of the arguments, but not after --', () => {
  expect(takeLanguage(['check', '--lang', 'de', 'docs'])).toEqual({ rest: ['check', 'docs'], named: 'de' })
  expect(takeLanguage(['check', '--lang=de'])).toEqual({ rest: ['check'], named: 'de' })
  expect(takeLanguage(['config', '--', '--lang', 'de'])).toEqual({
    rest: ['config', '--', '--lang', 'de'],
    named: undefined,
  })
})

test('a language that Galley doesn’t speak is refused, and those that it speaks are listed', () => {
  expect(() => speakAsAsked('tlh', {})).toThrow(/“tlh”.* en/)
  expect(() => speakAsAsked('', {})).toThrow(/one of these/)
  expect(() => speakAsAsked('en-GB', {})).not.toThrow()
})

test('the environment may name any language', () => {
  for (const LANG of ['C.UTF-8', 'POSIX', '', 'tlh_KL.UTF-8', 'de_DE@euro'])
    expect(() => speakAsAsked(undefined, { LANG })).not.toThrow()
})
