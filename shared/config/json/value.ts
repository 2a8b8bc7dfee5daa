/** A JSON object as read. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Whether a JSON value is an object. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a JSON value is a list. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
