import { useRef, useState } from 'react'

/** Names one visit to a field, so that typing in it is one step and the next visit another. */
export function useSession() {
  const session = useRef('')
  return {
    begin: () => {
      session.current = crypto.randomUUID()
    },
    name: () => `visit ${session.current}`,
  }
}

export interface Draft {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onFocus: () => void
  readonly onBlur: () => void
}

/**
 * A text input that reports as one types. An emptied field reports only when it is left, so that typing
 * again replaces the value instead of taking its key out and putting it back elsewhere. `session` tells one
 * visit to the field from the next.
 */
export function useDraft(value: string, report: (text: string, session: string) => void): Draft {
  const [isEmptied, setEmptied] = useState(false)
  const session = useSession()
  return {
    value: isEmptied ? '' : value,
    onChange(text) {
      setEmptied(text === '')
      if (text !== '' && text !== value) report(text, session.name())
    },
    onFocus: session.begin,
    onBlur() {
      if (isEmptied && value !== '') report('', session.name())
      setEmptied(false)
    },
  }
}
