/** The image files of a clipboard, or of what is dropped. */
export const picturesIn = ({ files }: DataTransfer): readonly File[] =>
  [...files].filter(({ type }) => type.startsWith('image/'))
