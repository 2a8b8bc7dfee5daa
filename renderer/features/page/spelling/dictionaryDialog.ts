import { create } from 'zustand'

/** Whether the words of the site's dictionary are shown. */
export const useWordsShown = create<{ readonly isShown: boolean }>(() => ({ isShown: false }))

/** Shows the words of the site's dictionary, or no more. */
export const showWords = (isShown: boolean): void => useWordsShown.setState({ isShown })
