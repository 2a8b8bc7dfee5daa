/** Returns the tag of an image that is inserted; `size` is nothing, or its attributes behind a space. */
export const imageTag = (path: string, alt: string, size: string): string =>
  `<img src="${path}" alt="${alt}"${size} />`

/** Returns an image in a frame, on lines of their own. */
export const inFrame = (image: string): string => `<Frame>\n  ${image}\n</Frame>`
