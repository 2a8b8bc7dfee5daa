import { useState } from 'react'
import { useSession } from '../../../fields/base/useDraft.ts'

interface Typed {
  readonly text: string
  readonly isRefused: boolean
}

interface TypedText {
  readonly value: string
  /** The text was not taken over. */
  readonly isRefused: boolean
  readonly onChange: (text: string) => void
  readonly onFocus: () => void
  readonly onBlur: () => void
}

const compact = (text: string) => text.replace(/\s+/g, '')

/**
 * A text field whose text stays as it is typed, while its value may be written in another way. `report` returns
 * whether the text was taken over. An emptied field reports only on blur, so that typing again replaces the
 * value in its place.
 */
export function useTyped(value: string, report: (text: string, visit: string) => boolean): TypedText {
  const [typed, setTyped] = useState<Typed>()
  const session = useSession()
  const isOwn = typed && (typed.isRefused || typed.text === '' || compact(typed.text) === compact(value))
  return {
    value: isOwn ? typed.text : value,
    isRefused: typed?.isRefused ?? false,
    onChange(text) {
      setTyped({ text, isRefused: text !== '' && text !== value && !report(text, session.name()) })
    },
    onFocus: session.begin,
    onBlur() {
      if (typed?.text === '' && value !== '') report('', session.name())
      setTyped(undefined)
    },
  }
}
