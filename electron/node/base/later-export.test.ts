import { expect, test } from 'vitest'
import { laterExport } from './later-export.ts'

class Letter {
  static readonly kinds = ['a', 'b']
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

test('an export is loaded when it is used first, and used like itself', () => {
  let loads = 0
  const library = { double: (value: number) => value * 2, Letter }
  const load = () => {
    loads++
    return library
  }
  const double = laterExport(load, 'double')
  const Late = laterExport(load, 'Letter') as unknown as typeof Letter
  expect(loads).toBe(0)
  expect(double(21)).toBe(42)
  expect(new Late('x')).toEqual(new Letter('x'))
  expect(new Letter('x')).toBeInstanceOf(Late)
  expect({}).not.toBeInstanceOf(Late)
  expect(Late.kinds).toBe(Letter.kinds)
})

test('a class that extends an export makes instances of its own', () => {
  const Late = laterExport(() => ({ Letter }), 'Letter') as unknown as typeof Letter
  class Capital extends Late {
    get shout(): string {
      return this.text.toUpperCase()
    }
  }
  const capital = new Capital('x')
  expect(capital).toBeInstanceOf(Capital)
  expect(capital.shout).toBe('X')
})
