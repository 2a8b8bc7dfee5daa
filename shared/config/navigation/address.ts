const ADDRESS = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i

/** Whether `url` leads out of the site: `https://…`, `mailto:…`, `//…`. */
export const isAddress = (url: string): boolean => ADDRESS.test(url.trim())
