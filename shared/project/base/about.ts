/** What a package that is part of the program asks to be said. */
export interface PackageNotice {
  readonly name: string
  readonly version: string
  /** An SPDX expression, such as `MIT`; empty if only the text says it. */
  readonly license: string
  readonly text: string
}

/** A program that this one runs in. */
interface RuntimeVersion {
  readonly name: string
  readonly version: string
}

/** What this copy of Galley is. */
export interface About {
  readonly version: string
  /** Such as Node.js and Electron. */
  readonly runtimes: readonly RuntimeVersion[]
  /** By name; empty if the copy was not built. */
  readonly notices: readonly PackageNotice[]
}
