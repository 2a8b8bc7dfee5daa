/** A menu or a dialog gives the focus back when it closes: what leads it elsewhere comes after that. */
export const later = (run: () => void): void => void setTimeout(() => requestAnimationFrame(run))
