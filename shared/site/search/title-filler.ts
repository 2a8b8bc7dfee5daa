/** Words that say little about the topic of a title: “Tasks: overview” is about tasks. */
const FILLER: ReadonlySet<string> = new Set(
  (
    'a an and for from how in into of on or the to with your you what is are using use ' +
    'about guide introduction intro overview reference setup tutorial'
  ).split(' '),
)

/** Whether a folded word is filler, as numbers are: it says little about the topic of a title. */
export const isTitleFiller = (word: string): boolean => FILLER.has(word) || /^\d+$/.test(word)
