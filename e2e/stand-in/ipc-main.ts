type Handler = (event: unknown, ...args: readonly unknown[]) => unknown

const handlers = new Map<string, Handler>()

/** The app's end of the channels. */
export const ipcMain = {
  handle: (channel: string, handler: Handler): void => {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
    handlers.set(channel, handler)
  },
}

/** Answers a request of a page. */
export async function handleInvoke(
  channel: string,
  event: unknown,
  args: readonly unknown[],
): Promise<{ readonly value: unknown } | { readonly error: string }> {
  try {
    const handler = handlers.get(channel)
    if (!handler) throw new Error(`No handler registered for '${channel}'`)
    return { value: await handler(event, ...args) }
  } catch (error) {
    return { error: `Error invoking remote method '${channel}': ${error}` }
  }
}
