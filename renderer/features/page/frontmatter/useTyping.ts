import { useState } from 'react'
import type { Literal } from '../../../../shared/page/tree/tree.ts'
import { itemsOf, numberIn } from './fields.ts'

interface Typing {
  /** What the field shows: a number also while it is incomplete. */
  readonly text: string
  readonly onType: (typed: string) => void
}

/** The typing in a field. A field of a number stays one while it is emptied and typed. */
export function useTyping(
  value: Literal | undefined,
  isNumber: boolean,
  onChange: (value: string | number) => void,
): Typing {
  const [wasNumber, setWasNumber] = useState(false)
  const [typing, setTyping] = useState<{ readonly text: string; readonly of: Literal | undefined }>()
  if (isNumber && !wasNumber) setWasNumber(true)
  if (!wasNumber) return { text: itemsOf(value), onType: onChange }
  return {
    text: typing && typing.of === value ? typing.text : itemsOf(value),
    onType: typed => {
      const number = numberIn(typed)
      setTyping({ text: typed, of: typeof number === 'number' ? number : value })
      if (number !== 'unfinished') onChange(number ?? typed)
    },
  }
}
