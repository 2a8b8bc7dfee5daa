/** Shortens a text to at most `most` UTF-16 units; an ellipsis stands for the rest. */
export const shorten = (text: string, most = 80): string =>
  text.length > most ? `${text.slice(0, most - 3)}…` : text
