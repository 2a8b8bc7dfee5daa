/** Returns text of a repository in a form that is safe for a terminal: a file name or a value could contain escape sequences. */
export const printable = (text: string): string =>
  text.replace(
    /\p{Cc}|\p{Bidi_Control}/gu,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
