import { parseCached } from '../json/cached-parse.ts'
import { type JsonNode, propertyOf } from '../json/parse.ts'
import { isInside, type JsonPath } from '../json/pointer.ts'
import { CONFIG_FILE } from '../schema/config-file.ts'
import { fileOfRef, type RefFault } from './ref-path.ts'

/** Returns the text of a file of the repository; `undefined` if there is none. */
export type ReadText = (file: string) => string | undefined

/** Where a value is written. */
export interface ConfigLocation {
  /** Path in the repository. */
  readonly file: string
  /** Path in that file. */
  readonly path: JsonPath
}

/** A `$ref` that cannot be followed; its object stays as it is written. */
export interface RefProblem {
  readonly fault: RefFault
  readonly written: string
  /** Path of the object with the `$ref` in the whole value. */
  readonly path: JsonPath
}

/** The files in which a configuration is written. Paths are those of the whole value. */
export interface ConfigSources {
  /** docs.json, then every file that a `$ref` names, also if it does not exist, in the order of their names. */
  readonly files: readonly string[]
  /** Returns the text of one of the files; empty if it does not exist, or if they are too many or too long together. */
  text(file: string): string
  /** Returns where the value at `path` is written, or would be written if there is none yet. */
  locate(path: JsonPath): ConfigLocation
  /** Like `locate`, for the member of a list or object: the `$ref` itself and not the root of its file. */
  locateMember(path: JsonPath): ConfigLocation
}

/** docs.json in the newer form with the files that `$ref` names in their places. */
export interface ConfigDocument extends ConfigSources {
  /** The whole value. The nodes have offsets of the file in which they are written. */
  readonly root: JsonNode
  readonly problems: readonly RefProblem[]
}

/** Returns the sources of a docs.json that refers to no other file. */
export function onlyConfigFile(text: string): ConfigSources {
  const own = (path: JsonPath): ConfigLocation => ({ file: CONFIG_FILE, path })
  return { files: [CONFIG_FILE], text: () => text, locate: own, locateMember: own }
}

/** A part of the value that is written elsewhere than what surrounds it. */
interface Mount {
  readonly at: JsonPath
  readonly to: ConfigLocation
}

/** The most UTF-16 units of all files together that are read as settings: far more than any site has. */
export const MOST_CHARACTERS = 2_000_000

/** Limits for hostile repositories: files, and files inside files. */
const MOST_FILES = 200
const DEEPEST = 20

/** Reads docs.json with the parsed `text`, following every `$ref`; never fails. */
export function readDocument(root: JsonNode, text: string, read: ReadText): ConfigDocument {
  return text.includes('"$ref"')
    ? new Assembly(file => (file === CONFIG_FILE ? text : read(file))).document(root)
    : { ...onlyConfigFile(text), root, problems: [] }
}

/** Where the assembly is: the path in the whole value, the location in its file, and the files around it. */
interface Position {
  readonly at: JsonPath
  readonly from: ConfigLocation
  readonly around: readonly string[]
}

const stepInto = ({ at, from, around }: Position, key: string | number): Position => ({
  at: [...at, key],
  from: { file: from.file, path: [...from.path, key] },
  around,
})

class Assembly {
  readonly #read: ReadText
  readonly #files: string[] = [CONFIG_FILE]
  readonly #opened = new Set<string>([CONFIG_FILE])
  readonly #mounts: Mount[] = []
  readonly #problems: RefProblem[] = []
  #characters = 0
  #count = 0

  constructor(read: ReadText) {
    this.#read = read
  }

  document(root: JsonNode): ConfigDocument {
    const whole = this.#follow(root, { at: [], from: { file: CONFIG_FILE, path: [] }, around: [] })
    // The innermost mount decides; of several at one path, the last one.
    const mounts = this.#mounts.toReversed().toSorted((a, b) => b.at.length - a.at.length)
    const within = (path: JsonPath, found: readonly Mount[]): ConfigLocation => {
      const mount = found.find(({ at }) => isInside(path, at))
      if (mount === undefined) return { file: CONFIG_FILE, path }
      return { file: mount.to.file, path: [...mount.to.path, ...path.slice(mount.at.length)] }
    }
    const isRoot = ({ at, to }: Mount, path: JsonPath) => at.length === path.length && to.path.length === 0
    return {
      root: whole,
      files: this.#files,
      text: file => (this.#opened.has(file) ? (this.#read(file) ?? '') : ''),
      problems: this.#problems,
      locate: path => within(path, mounts),
      locateMember: path =>
        within(
          path,
          mounts.filter(mount => !isRoot(mount, path)),
        ),
    }
  }

  /** The node with everything that it refers to; the same node if it refers to nothing. */
  #follow(node: JsonNode, position: Position): JsonNode {
    if (node.type === 'array')
      return withChildren(node, (child, index) => this.#follow(child, stepInto(position, index)))
    if (node.type !== 'object') return node
    const written = propertyOf(node, '$ref')?.children?.[1]?.value
    if (typeof written === 'string') return this.#fromFile(node, written, position)
    return withChildren(node, property => this.#property(property, position))
  }

  #property(property: JsonNode, position: Position): JsonNode {
    const [key] = property.children ?? []
    return withChildren(property, (child, index) =>
      index === 1 ? this.#follow(child, stepInto(position, String(key?.value))) : child,
    )
  }

  /** The content of the file, and the keys next to the `$ref`, which win over those of the file. */
  #fromFile(node: JsonNode, written: string, position: Position): JsonNode {
    const { at, around } = position
    const opened = this.#open(written, position)
    if (typeof opened === 'string') {
      this.#problems.push({ fault: opened, written, path: at })
      return node
    }
    const { file, root } = opened
    this.#mounts.push({ at, to: { file, path: [] } })
    const content = this.#follow(root, { at, from: { file, path: [] }, around: [...around, file] })
    if (content.type !== 'object') return content
    const own = (node.children ?? []).filter(({ children }) => children?.[0]?.value !== '$ref')
    if (own.length === 0) return content
    const siblings = own.map(property => {
      const { at: path, from: to } = stepInto(position, String(property.children?.[0]?.value))
      this.#mounts.push({ at: path, to })
      return this.#property(property, position)
    })
    const keys = new Set(own.map(({ children }) => children?.[0]?.value))
    const rest = (content.children ?? []).filter(({ children }) => !keys.has(children?.[0]?.value))
    return { ...content, children: [...rest, ...siblings] }
  }

  #open(
    written: string,
    { from, around }: Position,
  ): RefFault | { readonly file: string; readonly root: JsonNode } {
    const found = fileOfRef(written, from.file)
    if ('fault' in found) return found.fault
    const { file } = found
    if (file === CONFIG_FILE || around.includes(file)) return 'circular'
    if (around.length >= DEEPEST || this.#count >= MOST_FILES || this.#characters > MOST_CHARACTERS)
      return 'too-many'
    if (!this.#files.includes(file)) this.#files.push(file)
    const text = this.#read(file)
    if (text === undefined) return 'missing'
    this.#count += 1
    this.#characters += text.length
    if (this.#characters > MOST_CHARACTERS) return 'too-many'
    this.#opened.add(file)
    const { root, errors } = parseCached(text)
    return root === undefined || errors.some(({ fatal }) => fatal) ? 'broken' : { file, root }
  }
}

/** The node with replaced children; the same node if none is replaced. */
function withChildren(node: JsonNode, replace: (child: JsonNode, index: number) => JsonNode): JsonNode {
  const children = node.children ?? []
  const replaced = children.map(replace)
  return replaced.every((child, index) => child === children[index]) ? node : { ...node, children: replaced }
}
