/** Throws from the third line of this file, which its test looks for. */
export function throwing(): never {
  throw new Error('thrown on purpose')
}
