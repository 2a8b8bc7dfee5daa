import { expect, test } from 'vitest'
import { type Main, type Split, withBeside, withoutPane, withShown, workingAt } from './split.ts'

const page = (file: string): Main => ({ kind: 'page', file })
const look: Main = { kind: 'section', section: 'look' }
const basics: Main = { kind: 'section', section: 'basics' }

const alone: Split = { main: page('a'), beside: undefined, side: 'first' }
const both: Split = { main: page('b'), beside: page('a'), side: 'second' }

test('what is opened to the side stands second, then where the person does not work', () => {
  expect(withBeside(alone, page('b'))).toEqual(both)
  expect(withBeside(both, page('c'))).toEqual({ main: page('c'), beside: page('b'), side: 'first' })
})

test('the same page may stand on both sides', () => {
  const twice = withBeside(alone, page('a'))
  expect(twice).toEqual({ main: page('a'), beside: page('a'), side: 'second' })
  expect(withShown(twice, page('a'))).toEqual(twice)
})

test('a page that stands beside is gone to; any other takes the place of the one that is worked on', () => {
  expect(withShown(both, page('a'))).toEqual({ main: page('a'), beside: page('b'), side: 'first' })
  expect(withShown(both, page('c'))).toEqual({ ...both, main: page('c') })
})

test('of the settings one section is shown', () => {
  const settings = { ...both, beside: look }
  expect(withShown(settings, basics)).toEqual({ main: basics, beside: page('b'), side: 'first' })
})

test('going to the other side and back changes nothing', () => {
  expect(workingAt(workingAt(both, 'first'), 'second')).toEqual(both)
  expect(workingAt(alone, 'second')).toEqual(alone)
})

test('the side that is not closed has the room for itself', () => {
  expect(withoutPane(both, 'first')).toEqual({ main: page('b'), beside: undefined, side: 'first' })
  expect(withoutPane(both, 'second')).toEqual(alone)
})
