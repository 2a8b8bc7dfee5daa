const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The key by its meaning along the line: where the window runs right to left, Left goes on and Right goes back. */
export const lineKey = (key: string, isMirrored = document.documentElement.dir === 'rtl'): string =>
  (isMirrored && MIRRORED[key]) || key
