/** Joins the class names that are not false. */
export const cx = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(name => typeof name === 'string').join(' ')
