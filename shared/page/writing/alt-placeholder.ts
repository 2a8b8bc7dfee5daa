/** The alternative text that an inserted image has until an author describes it; the check refuses it. */
export const ALT_PLACEHOLDER = 'Describe the image'

/** Whether an alternative text is the one that an image was inserted with, now or by an earlier version. */
export const isAltPlaceholder = (text: string): boolean =>
  text === ALT_PLACEHOLDER || text === 'What it shows'
