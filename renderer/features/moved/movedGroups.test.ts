import { expect, test } from 'vitest'
import { message } from '../../../shared/messages/message.ts'
import type { Problem } from '../../../shared/text/problem.ts'
import { movedGroups, movedId } from './movedGroups.ts'

const problem = (code: Problem['code'], offset: number, host?: string): Problem => ({
  ...{ code, offset, severity: 'notice', file: 'a.mdx', length: 1, line: 1, column: 1 },
  message:
    host === undefined ? message('checks:moved.handlerHint') : message('checks:embed.refused', { host }),
})
const CLASS = problem('moved/class', 1)
const STYLE = problem('moved/style', 2)
const EMBED = problem('page/embed', 3, 'demos.example.com')
const NONE: ReadonlySet<string> = new Set()

test('kinds come in the order of the report, without those that are settled', () => {
  const all = [CLASS, STYLE, EMBED, problem('link/dead', 4)]
  const kinds = (fixed: ReadonlySet<string>, allowed: ReadonlySet<string>) =>
    movedGroups(all, fixed, allowed).map(({ kind }) => kind)
  expect(kinds(NONE, NONE)).toEqual(['embed', 'style', 'class'])
  expect(kinds(new Set([movedId(CLASS)]), NONE)).toEqual(['embed', 'style'])
  expect(kinds(NONE, new Set(['demos.example.com']))).toEqual(['style', 'class'])
})
