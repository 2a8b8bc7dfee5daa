/** Whether the host of a URL, as `URL` gives it in `hostname`, is by its name this very computer. */
export const isThisComputer = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host)
