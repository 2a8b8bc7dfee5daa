/** Whether the keys of the person go to a page in the preview. */
export const isOnPage = (): boolean => document.activeElement instanceof HTMLIFrameElement
