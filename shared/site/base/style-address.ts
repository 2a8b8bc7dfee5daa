const escaped = (char: string): string =>
  encodeURIComponent(char).replace(/['()]/g, each => `%${each.charCodeAt(0).toString(16)}`)

/** Returns an address for styles, with every character escaped that could end it there. */
export const styleAddress = (address: string): string => address.replace(/[^\w!#$%&*+,./:;=?@~-]/g, escaped)
