const isLocal = (host: string) => /^(localhost|127\.|\[::1\])/.test(host)

/** Says in words why nothing came back, and what to do. */
export function explain(error: unknown, url: string, stop: AbortSignal): string {
  if (stop.aborted) {
    return stop.reason === 'patience'
      ? 'The API did not answer within a minute.'
      : 'The request was cancelled.'
  }
  // The scripts of a page and of its preview each have a class of their own.
  if (error instanceof Error && error.name === 'Unsendable') return error.message
  if (!navigator.onLine) return 'This computer is offline. Connect it and send the request again.'
  const { protocol, host } = new URL(url, location.href)
  if (location.protocol === 'https:' && protocol === 'http:' && !isLocal(host)) {
    return 'This page came over https, so the browser refuses to talk to an http address. Choose an https server, or copy the request as cURL.'
  }
  const why = error instanceof Error ? error.message : ''
  return `No answer could be read (${why}). Either ${host} cannot be reached, or it does not allow requests from other sites (CORS). Copy the request as cURL to see which.`
}
