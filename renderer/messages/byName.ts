/** Says which of two names comes first, as `Array.prototype.sort` asks. */
export type Order = (one: string, other: string) => number

const orders = new Map<string, Order>()

/** The alphabetical order of a language, with numbers by their values. */
export function byName(language: string): Order {
  const order = orders.get(language) ?? new Intl.Collator(language, { numeric: true }).compare
  orders.set(language, order)
  return order
}
