/** The folders of `renderer/`, lowest first; `/**` stands for a folder with everything below it. */
export const renderer: readonly string[] = ['renderer/**']
