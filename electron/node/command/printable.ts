/** Text of a repository as a terminal may show it: escape sequences could be hidden in a file name or a value. */
export const printable = (text: string): string =>
  text.replace(
    /\p{Cc}|\p{Bidi_Control}/gu,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
