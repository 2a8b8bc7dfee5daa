/** The prefix of an author's classes in pages: no name of ours begins with it. */
export const CLASS_PREFIX = 'u-'
