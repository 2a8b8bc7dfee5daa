import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { fileURLToPath } from 'node:url'

/** A position in a line of a stack: a file or its address, line and column. */
const POSITION = /((?:file:\/\/|https?:\/\/|app:\/\/)?[^\s()]*?\.c?js):(\d+):(\d+)/g

/** Reads the source map of a built file; undefined if there is none. */
type FindMap = (file: string) => SourceMapPayload | undefined

/** The map next to a built file, if the running program was built here and not installed. */
const mapBeside: FindMap = file => {
  try {
    const path = file.startsWith('file://') ? fileURLToPath(file) : file
    return JSON.parse(readFileSync(`${path}.map`, 'utf8'))
  } catch {
    return undefined
  }
}

/** Replaces positions in a stack by those in the sources, where the maps of its files are found. */
export function mappedStack(stack: string, find: FindMap = mapBeside): string {
  const maps = new Map<string, SourceMap | undefined>()
  const mapOf = (file: string) => {
    if (!maps.has(file)) {
      const payload = find(file)
      maps.set(file, payload && new SourceMap(payload))
    }
    return maps.get(file)
  }
  return stack.replace(POSITION, (written, file: string, line: string, column: string) => {
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column))
    if (!origin || !('fileName' in origin)) return written
    return `${origin.fileName.replace(/^(?:\.\.\/)+/, '')}:${origin.lineNumber}:${origin.columnNumber}`
  })
}

/** The text of a bug report: the error with its stack, in terms of the sources. */
export const describeError = (error: unknown): string =>
  error instanceof Error ? mappedStack(error.stack ?? error.message) : String(error)
