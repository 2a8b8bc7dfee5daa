/** Runs a function after a closing menu or dialog has restored the focus, so that the function can move it. */
export const later = (run: () => void): void => void setTimeout(() => requestAnimationFrame(run))
