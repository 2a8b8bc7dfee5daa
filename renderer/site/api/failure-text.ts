const isLocal = (host: string) => /^(localhost|127\.|\[::1\])/.test(host)

/** Explains why there is no response, and what to do. */
export function explain(error: unknown, url: string, stop: AbortSignal): string {
  if (stop.aborted) {
    return stop.reason === 'patience'
      ? 'The API did not respond within a minute.'
      : 'The request was canceled.'
  }
  // The scripts of a page and of its preview each have their own copy of the class.
  if (error instanceof Error && error.name === 'Unsendable') return error.message
  if (!navigator.onLine)
    return 'This computer is offline. Connect to the internet and send the request again.'
  const { protocol, host } = new URL(url, location.href)
  if (location.protocol === 'https:' && protocol === 'http:' && !isLocal(host)) {
    return 'This page uses https, so the browser blocks requests to http addresses. Choose an https server, or copy the request as cURL.'
  }
  const why = error instanceof Error ? error.message : ''
  return `No response (${why}). Either ${host} can’t be reached, or it does not allow requests from other sites (CORS). Copy the request as cURL to find out which.`
}
