import { useRef, useState } from 'react'

/** An id for each visit to a field, so that typing during one visit is one step. */
export function useSession() {
  const session = useRef('')
  return {
    begin: () => {
      session.current = crypto.randomUUID()
    },
    name: () => `visit ${session.current}`,
  }
}

interface Draft {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onFocus: () => void
  readonly onBlur: () => void
}

/**
 * A text input that reports each change. An emptied field reports only on blur, so that typing again replaces
 * the value instead of removing its key and adding it elsewhere. `session` identifies the visit to the field.
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
