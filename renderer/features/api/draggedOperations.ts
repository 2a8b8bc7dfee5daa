/** Of an operation, or of a group of them, that is dragged into the navigation: {@link Dragged} as JSON. */
export const OPERATION_TYPE = 'galley-api-operation'
export const GROUP_TYPE = 'galley-api-group'

/** An operation as it is dragged or placed. */
export interface PlacedOperation {
  readonly file: string
  readonly pointer: string
  readonly name: string
  /** The path of the page that someone wrote for it. */
  readonly written?: string
}

/** Operations that get a place together. */
export interface Dragged {
  /** The name of the group they become; without it they stand by themselves. */
  readonly group?: string
  /** What is reported to the person. */
  readonly title: string
  readonly operations: readonly PlacedOperation[]
}

/** Reads what was dragged; `undefined` of anything else. */
export function readDragged(text: string): Dragged | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isDragged(value) ? value : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const isDragged = (value: unknown): value is Dragged =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'operations' in value &&
  Array.isArray(value.operations)
