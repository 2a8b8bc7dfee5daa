/** The data of an operation, or of a group of operations, dragged into the navigation: {@link DraggedOperations} as JSON. */
export const OPERATION_TYPE = 'galley-api-operation'
export const GROUP_TYPE = 'galley-api-group'

/** An operation that is dragged or added to the navigation. */
export interface DraggedOperation {
  readonly file: string
  readonly pointer: string
  readonly name: string
  /** The path of its authored page. */
  readonly written?: string
}

/** Operations that are added together. */
export interface DraggedOperations {
  /** The name of the group they become; without it they are added individually. */
  readonly group?: string
  /** What is reported to the person. */
  readonly title: string
  readonly operations: readonly DraggedOperation[]
}

/** Reads drag data; `undefined` for anything else. */
export function readDraggedOperations(text: string): DraggedOperations | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isDraggedOperations(value) ? value : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const isDraggedOperations = (value: unknown): value is DraggedOperations =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'operations' in value &&
  Array.isArray(value.operations)
