import { expect, test } from 'vitest'
import { TooCostly } from '../../text/budget.ts'
import { ApiBudget } from './api-budget.ts'

test('a text that takes too much is refused from then on without another try', () => {
  let tries = 0
  const budget = new ApiBudget(() => {
    tries += 1
    throw new TooCostly('time')
  })
  const [first, second] = [budget.read('{}'), budget.read('{}')]
  expect(first).toMatchObject({ value: undefined, finding: { offset: 0 } })
  expect(second).toEqual(first)
  expect(tries).toBe(1)
})

test('a text within the budget is read, whatever else was refused', () => {
  const budget = new ApiBudget()
  budget.refuse('{ "a": 1 }', 'memory')
  expect(budget.read('{ "b": 2 }')).toEqual({ value: { b: 2 } })
})
