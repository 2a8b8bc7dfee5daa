import { requestText } from '../base/texts.ts'

const isLocal = (host: string) => /^(localhost|127\.|\[::1\])/.test(host)

/** Explains why there is no response, and what to do. */
export function explain(error: unknown, url: string, stop: AbortSignal): string {
  if (stop.aborted) {
    return stop.reason === 'patience' ? requestText('late') : requestText('canceled')
  }
  // The scripts of a page and of its preview each have their own copy of the class.
  if (error instanceof Error && error.name === 'Unsendable') return error.message
  if (!navigator.onLine) return requestText('offline')
  const { protocol, host } = new URL(url, location.href)
  if (location.protocol === 'https:' && protocol === 'http:' && !isLocal(host)) {
    return requestText('mixed')
  }
  const why = error instanceof Error ? error.message : ''
  return requestText('noResponse', { reason: why, host })
}
