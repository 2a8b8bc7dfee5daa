/** The texts of a namespace, which may be nested. */
export type Messages = Readonly<Record<string, unknown>>

/**
 * The English texts of the engine as the built window has them: none until they have arrived. The build puts this in
 * place of `shared/messages/en/english.ts`.
 */
export const english: Record<string, Messages> = {}
