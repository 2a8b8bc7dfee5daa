/** The limits of a message. A transport refuses larger ones before it reads them; shapes refuse the rest. */
export const limits = {
  /** Bytes of one message on the wire. */
  message: 64 * 1024 * 1024,
  /** UTF-16 units of one text. */
  text: 50_000_000,
  /** Items of one list. */
  items: 100_000,
} as const
