import type { Message } from '../../messages/message.ts'

/** What a site is exported as. */
export type ExportKind = 'folder' | 'zip'

/** Where a site is exported to, as the person wrote it. */
export interface ExportOrder {
  readonly kind: ExportKind
  /** An absolute path; `~` stands for the home folder. */
  readonly path: string
  /** Where readers will find the site, as the person wrote it. */
  readonly address?: string
}

/** Free places for an export, by its kind. */
export type ExportPlaces = Readonly<Record<ExportKind, string>>

/** A part of the site that could not be written. */
export interface ExportTrouble {
  readonly file: string
  readonly message: Message
}

/** What an export wrote. */
export interface ExportReport extends ExportOrder {
  readonly pages: number
  readonly files: number
  /** The size of the folder or of the zip. */
  readonly bytes: number
  /** Problems in the texts of pages, which readers may see. */
  readonly problems: number
  /** The first of the parts that could not be written. */
  readonly trouble: readonly ExportTrouble[]
  readonly troubles: number
  /** Files in the folder that are not from the export. */
  readonly strangers: number
}

/** How far an export is; `total` is 0 while that is unknown. */
export interface ExportProgress {
  readonly step: 'reading' | 'drawing' | 'packing'
  readonly done: number
  readonly total: number
}

/** What the host knows about a site that is to be put online. */
export interface PublishFacts {
  /** The version of Galley that runs. */
  readonly version: string
  /** The folder of the site in its repository; empty for the root, or without a repository. */
  readonly within: string
  /** The branch that readers see. */
  readonly branch: string
  /** Where the repository is hosted, if that is known. */
  readonly remote?: string
}
