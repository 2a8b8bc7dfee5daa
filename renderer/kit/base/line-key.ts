const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The key with its left-to-right meaning: in a right-to-left window, the left arrow goes forward and the right arrow back. */
export const lineKey = (key: string, isMirrored = document.documentElement.dir === 'rtl'): string =>
  (isMirrored && MIRRORED[key]) || key
