/** A text that is longer than the space for it. */
export const LONG = 'Authentication with rotating keys for services that run in more than one region'
