import { message } from '../../messages/message.ts'
import { Refusal } from '../../text/failure.ts'
import { hashText } from '../../text/hash.ts'
import { bytesOfText, encodedText, isBytes, referenceTo, textOfBytes } from './bytes.ts'
import { type DiskChange, type Files, type FileText, isSameFile, type ListedFile } from './files.ts'
import { utf8Bytes } from './utf8.ts'

/** The content of a file in {@link MemoryFiles}: a text without byte order mark, a text with one, or bytes that are not text. */
export type MemoryContent = string | FileText | Uint8Array

/** A method of the disk that can be made to fail. */
type DiskMethod = 'list' | 'readText' | 'readBytes' | 'write' | 'remove'

/** A disk in memory that tests can change from outside. */
export interface MemoryFiles extends Files {
  /** Changes the disk as another program would, and reports it; `undefined` deletes. */
  change(content: Readonly<Record<string, MemoryContent | undefined>>): void
  /** Changes the disk without a report: the watcher missed it. */
  changeSilently(content: Readonly<Record<string, MemoryContent | undefined>>): void
  /** Reports files that may still be incomplete. */
  reportEarly(...paths: readonly string[]): void
  /** Reports that anything may have changed. */
  reportAll(): void
  /** Makes the next call of `method` (for `path`, if given) reject with `error`. */
  failNext(method: DiskMethod, error: Error, path?: string): void
  /** The current text on disk; `undefined` if there is none. */
  peek(path: string): string | undefined
  /** Everything on disk. */
  snapshot(): Readonly<Record<string, MemoryContent>>
  /** Every write and removal through the port. */
  readonly writes: readonly string[]
}

/** Bytes of a name, as on most disks. */
const LONGEST_NAME = 255

const isText = (content: MemoryContent): content is FileText =>
  typeof content === 'object' && 'text' in content

const asStored = (content: MemoryContent): FileText | Uint8Array =>
  typeof content === 'string' ? { text: content, bom: false } : content

const bytesOf = (content: FileText | Uint8Array): Uint8Array =>
  isText(content) ? encodedText(content) : content

/** Images and the like are always stored as bytes. */
const asHeld = (path: string, content: MemoryContent): FileText | Uint8Array => {
  const stored = asStored(content)
  return isBytes(path) && isText(stored) ? bytesOfText(stored.text) : stored
}

class MemoryDisk implements MemoryFiles {
  readonly writes: string[] = []
  /** Everything that was ever referred to. */
  readonly #referenced = new Map<string, Uint8Array>()
  readonly #disk = new Map<string, FileText | Uint8Array>()
  /** How often each file was written. */
  readonly #written = new Map<string, number>()
  readonly #watchers = new Set<(change: DiskChange) => void>()
  readonly #failures: { method: DiskMethod; error: Error; path: string | undefined }[] = []

  constructor(content: Readonly<Record<string, MemoryContent>>) {
    this.changeSilently(content)
  }

  async list(): Promise<readonly ListedFile[]> {
    this.#mayFail('list')
    return [...this.#disk]
      .map(([path, content]) => ({
        path,
        size: bytesOf(content).length,
        stamp: String(this.#written.get(path)),
      }))
      .sort((a, b) => (a.path < b.path ? -1 : 1))
  }

  async readText(path: string): Promise<FileText> {
    this.#mayFail('readText', path)
    const content = this.#held(path)
    if (isText(content)) return content
    if (isBytes(path)) return { text: this.#refer(content), bom: false }
    throw new Refusal('not-text', message('project:notText', { file: path }))
  }

  async readBytes(path: string, most?: number): Promise<Uint8Array> {
    this.#mayFail('readBytes', path)
    return bytesOf(this.#held(path)).slice(0, most)
  }

  async readReferenced(reference: string, most?: number): Promise<Uint8Array> {
    return this.#bytes(reference).slice(0, most)
  }

  async keepBytes(bytes: Uint8Array): Promise<string> {
    return this.#refer(bytes)
  }

  async checkName(path: string): Promise<void> {
    if (path.split('/').every(name => utf8Bytes(name).length <= LONGEST_NAME)) return
    throw new Refusal('not-allowed', message('disk:nameTooLong', { path }), message('project:otherName'))
  }

  async write(path: string, text: FileText, expected: FileText | undefined): Promise<void> {
    this.#mayFail('write', path)
    this.#expect(path, expected)
    this.#put(path, isBytes(path) ? this.#bytes(text.text) : text)
    this.writes.push(path)
    this.#report({ paths: [path], all: false })
  }

  async remove(path: string, expected: FileText): Promise<void> {
    this.#mayFail('remove', path)
    this.#expect(path, expected)
    this.#disk.delete(path)
    this.writes.push(path)
    this.#report({ paths: [path], all: false })
  }

  watch(report: (change: DiskChange) => void): () => void {
    this.#watchers.add(report)
    return () => this.#watchers.delete(report)
  }

  change(content: Readonly<Record<string, MemoryContent | undefined>>): void {
    this.changeSilently(content)
    this.#report({ paths: Object.keys(content), all: false })
  }

  changeSilently(content: Readonly<Record<string, MemoryContent | undefined>>): void {
    for (const [path, held] of Object.entries(content)) {
      if (held === undefined) this.#disk.delete(path)
      else this.#put(path, asHeld(path, held))
    }
  }

  reportEarly(...paths: readonly string[]): void {
    this.#report({ paths, all: false, early: true })
  }

  reportAll(): void {
    this.#report({ paths: [], all: true })
  }

  failNext(method: DiskMethod, error: Error, path?: string): void {
    this.#failures.push({ method, error, path })
  }

  peek(path: string): string | undefined {
    const content = this.#disk.get(path)
    return content && isText(content) ? content.text : undefined
  }

  snapshot(): Readonly<Record<string, MemoryContent>> {
    return Object.fromEntries(this.#disk)
  }

  #put(path: string, content: FileText | Uint8Array): void {
    this.#disk.set(path, content)
    this.#written.set(path, (this.#written.get(path) ?? 0) + 1)
  }

  #held(path: string): FileText | Uint8Array {
    const content = this.#disk.get(path)
    if (content === undefined) throw new Refusal('not-found', message('project:noFile', { file: path }))
    return content
  }

  #expect(path: string, expected: FileText | undefined): void {
    if (isSameFile(this.#known(path), expected)) return
    throw new Refusal('conflict', message('project:changedElsewhere', { file: path }))
  }

  #refer(bytes: Uint8Array): string {
    const reference = referenceTo(hashText(textOfBytes(bytes)).toString(16), bytes.length)
    this.#referenced.set(reference, bytes)
    return reference
  }

  #bytes(reference: string): Uint8Array {
    const bytes = this.#referenced.get(reference)
    if (!bytes) throw new Refusal('not-found', message('project:bytesGone'), message('project:bytesGoneHint'))
    return bytes
  }

  /** What the disk holds, as `readText` gives it; anything else that is no text is like nothing else. */
  #known(path: string): FileText | undefined {
    const content = this.#disk.get(path)
    if (content === undefined || isText(content)) return content
    return { text: isBytes(path) ? this.#refer(content) : '\0', bom: false }
  }

  #mayFail(method: DiskMethod, path?: string): void {
    const index = this.#failures.findIndex(
      failure => failure.method === method && (failure.path === undefined || failure.path === path),
    )
    const [failure] = index < 0 ? [] : this.#failures.splice(index, 1)
    if (failure) throw failure.error
  }

  #report(change: DiskChange): void {
    for (const watcher of this.#watchers) watcher(change)
  }
}

/** Returns a repository in memory, for tests and samples. */
export const memoryFiles = (content: Readonly<Record<string, MemoryContent>> = {}): MemoryFiles =>
  new MemoryDisk(content)
