/** What a thread exports. */
export interface ExportJob {
  /** The repository. */
  readonly folder: string
  /** Galley’s own folder. */
  readonly data: string
  /** Where the export goes, as the person wrote it. */
  readonly path: string
  /** Where readers will find the site, if that is known. */
  readonly address?: string
  /** For a zip: a new folder for the site, from which it is packed. */
  readonly packedFrom?: string
}
