/** What a test tells the stand-in to do. */
export type Order =
  /** Answers the next dialog. */
  | { readonly kind: 'dialog'; readonly response?: number; readonly filePaths?: readonly string[] }
  /** Chooses a row of the menu bar by the labels on the way to it. */
  | { readonly kind: 'menu'; readonly labels: readonly string[] }
  /** Closes the window in use, as its button does. */
  | { readonly kind: 'close' }
  /** Quits the app, without asking about unsaved work. */
  | { readonly kind: 'quit' }

/** What the stand-in reports to a test. */
export type News =
  | { readonly kind: 'started'; readonly endpoint: string }
  | { readonly kind: 'dialog'; readonly type: string; readonly options: unknown }
  | { readonly kind: 'shell'; readonly action: string; readonly target: string }

/** Reports to the test, if there is one. */
export const tell = (news: News): void => void process.send?.(news)

const answers: Extract<Order, { kind: 'dialog' }>[] = []
const handlers = new Map<Order['kind'], (order: never) => void>()

/** Sets what carries out one kind of order. */
export function onOrder<Kind extends Order['kind']>(
  kind: Kind,
  handler: (order: Extract<Order, { kind: Kind }>) => void,
): void {
  handlers.set(kind, handler)
}

onOrder('dialog', order => void answers.push(order))
process.on('message', (order: Order) => handlers.get(order.kind)?.(order as never))

/** The answer that a test gave to the next dialog. */
export const nextAnswer = (): Extract<Order, { kind: 'dialog' }> | undefined => answers.shift()
