/** Whether the host of a URL, as `URL.hostname` gives it, names this computer. */
export const isLoopbackHost = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host)
