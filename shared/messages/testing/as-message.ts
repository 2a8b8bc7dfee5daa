import type { Message, MessageKey } from '../message.ts'

/** Any text as a message: its key is in no catalog, so it is shown itself. */
export const asMessage = (text: string): Message => ({ key: text as MessageKey })
