/** The dialogs that the shell can open. */
export type Sheet = 'shortcuts' | 'about' | 'language' | 'goto' | 'edited' | 'leave' | 'convert' | 'moved'
