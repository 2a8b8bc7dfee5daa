/** Whether `word` can be the method of a page's operation; this includes `webhook`. */
export const isMethod = (word: string): boolean =>
  /^(?:get|post|put|patch|delete|head|options|trace|query|copy|webhook)$/i.test(word)
