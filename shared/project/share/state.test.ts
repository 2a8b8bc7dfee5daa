import fc from 'fast-check'
import { expect, test } from 'vitest'
import { message } from '../../messages/message.ts'
import { NO_HISTORY, type ProposalStanding, type ShareFacts } from './facts.ts'
import { type ShareState, shareState } from './state.ts'

const ready: ShareFacts = {
  ...NO_HISTORY,
  history: 'present',
  branch: 'main',
  remote: { name: 'origin', address: 'https://example.com/docs.git' },
}

const proposal = (standing: ProposalStanding, page?: string): Partial<ShareFacts> => ({
  branch: 'docs/one',
  proposal: { name: 'docs/one', standing, title: 'One', isPresent: true, ...(page && { page }) },
})

const obstacle = { reason: message('git:unfinished') }

test.each<[string, Partial<ShareFacts>, ShareState]>([
  ['a folder in no repository', { history: 'none' }, { kind: 'alone', next: 'keepHistory' }],
  ['git is missing', { history: 'unusable', obstacle }, { kind: 'blocked', next: 'wait' }],
  ['a rebase is under way', { obstacle, newer: 3 }, { kind: 'blocked', next: 'wait' }],
  ['all is sent', {}, { kind: 'shared', next: 'look' }],
  ['edits', { unsent: ['a.md', 'b.md'] }, { kind: 'unsent', next: 'send', count: 2 }],
  [
    'others were faster',
    { newer: 2, newerBy: ['Bea'], unsent: ['a.md'] },
    { kind: 'newer', next: 'getLatest', by: ['Bea'], count: 2 },
  ],
  ['two versions', { undecided: ['a.md'], newer: 1 }, { kind: 'undecided', next: 'decide', count: 1 }],
  ['a sent proposal', proposal('open'), { kind: 'waiting', next: 'look' }],
  ['a sent proposal with a page', proposal('open', 'https://x'), { kind: 'waiting', next: 'openRequest' }],
  [
    'more for a proposal',
    { ...proposal('open'), unsent: ['a.md'] },
    { kind: 'unsent', next: 'send', count: 1 },
  ],
  ['a merged proposal', { ...proposal('merged'), newer: 4 }, { kind: 'merged', next: 'startAnother' }],
  [
    'edits after the merge',
    { ...proposal('merged'), unsent: ['a.md'] },
    { kind: 'unsent', next: 'send', count: 1 },
  ],
  ['a deleted proposal', proposal('closed'), { kind: 'closed', next: 'startAnother' }],
  [
    'a step cut short',
    { lastStep: { kind: 'latest', isUnfinished: true }, obstacle },
    { kind: 'interrupted', next: 'takeBack' },
  ],
])('%s', (_, facts, state) => {
  expect(shareState({ ...ready, ...facts })).toEqual(state)
})

test('a history that is sent nowhere is on this computer only, whatever changed', () => {
  const { remote: _, ...alone } = ready
  expect(shareState({ ...alone, unsent: ['a.md'] })).toEqual({ kind: 'unconnected', next: 'connect' })
})

const files = fc.subarray(['a.md', 'b.md', 'docs.json'])
const anyFacts: fc.Arbitrary<ShareFacts> = fc
  .record({
    history: fc.constantFrom('none', 'unusable', 'present'),
    hasObstacle: fc.boolean(),
    isConnected: fc.boolean(),
    standing: fc.constantFrom(undefined, 'unsent', 'open', 'merged', 'closed'),
    unsent: files,
    undecided: files,
    newer: fc.nat(3),
    isUnfinished: fc.constantFrom(undefined, true, false),
  })
  .map(({ hasObstacle, isConnected, standing, isUnfinished, ...rest }) => {
    const { remote, ...alone } = ready
    return {
      ...alone,
      ...rest,
      ...(isConnected && remote && { remote }),
      ...(hasObstacle && { obstacle }),
      ...(standing && proposal(standing)),
      ...(isUnfinished !== undefined && { lastStep: { kind: 'latest', isUnfinished } }),
    } as ShareFacts
  })

test('law: nothing is called sent, merged or waiting while a change is nowhere else', () => {
  fc.assert(
    fc.property(anyFacts, files, (facts, unsaved) => {
      const { kind } = shareState(facts, unsaved)
      const hasUnsent = facts.unsent.length + unsaved.length > 0
      expect(hasUnsent && ['shared', 'merged', 'waiting', 'closed'].includes(kind)).toBe(false)
    }),
  )
})

test('law: unsaved work counts once, and only ever adds to what is not sent', () => {
  fc.assert(
    fc.property(anyFacts, files, (facts, unsaved) => {
      const before = shareState(facts)
      const after = shareState(facts, unsaved)
      expect(shareState(facts, [...facts.unsent])).toEqual(before)
      const isOrder = ['shared', 'merged', 'closed', 'waiting'].includes(before.kind) ? 'unsent' : before.kind
      expect(after.kind).toBe(unsaved.length > 0 ? isOrder : before.kind)
    }),
  )
})

test('law: nothing is sent or fetched while a step, another program or a decision is open', () => {
  fc.assert(
    fc.property(anyFacts, facts => {
      const isOpen = facts.lastStep?.isUnfinished || facts.obstacle || facts.undecided.length > 0
      const { next } = shareState(facts)
      if (isOpen && facts.history === 'present') expect(['takeBack', 'wait', 'decide']).toContain(next)
    }),
  )
})
