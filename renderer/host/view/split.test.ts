import { expect, test } from 'vitest'
import { type Main, type Split, withBeside, withoutPane, withShown, workingAt } from './split.ts'

const page = (file: string): Main => ({ kind: 'page', file })
const look: Main = { kind: 'section', section: 'look' }
const basics: Main = { kind: 'section', section: 'basics' }

const alone: Split = { main: page('a'), beside: undefined, side: 'first' }
const both: Split = { main: page('b'), beside: page('a'), side: 'second' }

test('what is opened to the side is second, then in the inactive pane', () => {
  expect(withBeside(alone, page('b'))).toEqual(both)
  expect(withBeside(both, page('c'))).toEqual({ main: page('c'), beside: page('b'), side: 'first' })
})

test('both panes may show the same page', () => {
  const twice = withBeside(alone, page('a'))
  expect(twice).toEqual({ main: page('a'), beside: page('a'), side: 'second' })
  expect(withShown(twice, page('a'))).toEqual(twice)
})

test('a page in the other pane is activated; any other replaces the page of the active pane', () => {
  expect(withShown(both, page('a'))).toEqual({ main: page('a'), beside: page('b'), side: 'first' })
  expect(withShown(both, page('c'))).toEqual({ ...both, main: page('c') })
})

test('only one section of the settings is shown', () => {
  const settings = { ...both, beside: look }
  expect(withShown(settings, basics)).toEqual({ main: basics, beside: page('b'), side: 'first' })
})

test('activating the other pane and back changes nothing', () => {
  expect(workingAt(workingAt(both, 'first'), 'second')).toEqual(both)
  expect(workingAt(alone, 'second')).toEqual(alone)
})

test('the pane that is not closed gets the whole space', () => {
  expect(withoutPane(both, 'first')).toEqual({ main: page('b'), beside: undefined, side: 'first' })
  expect(withoutPane(both, 'second')).toEqual(alone)
})
