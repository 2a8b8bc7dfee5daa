import { ANSWERS_FOLDER } from '../../../shared/site/api/answer-forms.ts'
import { LATE_FOLDER } from '../../../shared/site/api/late-file.ts'
import { SHARE_FOLDER } from '../../../shared/site/base/share-picture.ts'
import { type PictureCache, sizeKey } from '../../../shared/site/pictures/load.ts'
import type { PageTask } from '../../../shared/site/plan/outputs.ts'
import type { PageRow } from './manifest.ts'
import { type JoinedParts, takeFiles } from './site-part.ts'
import type { Texts } from './texts.ts'
import type { SiteWriter } from './writer.ts'

/** The folders of files that depend on the text of a page: the rest of a long one, forms of responses, its picture for links. */
const FURTHER = [LATE_FOLDER, ANSWERS_FOLDER, SHARE_FOLDER]

/** What pages are made from. */
interface Sources {
  readonly texts: Texts
  readonly pictures: PictureCache
}

async function isUpToDate(
  task: PageTask,
  row: PageRow | undefined,
  { texts, pictures }: Sources,
): Promise<boolean> {
  if (row === undefined) return false
  const wanted = [...task.documents, task.search, task.markdown]
  // A page with changes has a feed as well, as long as its text stays the same.
  const isFurther = (path: string) =>
    path.endsWith('/rss.xml') || FURTHER.some(folder => path.startsWith(folder))
  const left = row.outputs.filter(path => !wanted.includes(path) && !isFurther(path))
  if (left.length > 0 || !wanted.every(path => row.outputs.includes(path))) return false
  for (const [file, digest] of Object.entries(row.texts)) {
    if (digest === '' || (await texts.digest(file)) !== digest) return false
  }
  for (const [file, size] of Object.entries(row.pictures)) {
    if (sizeKey(await pictures.size(file)) !== size) return false
  }
  return true
}

/** The pages of a site by how they come into it. */
interface Sorted {
  /** Those that need not be drawn, by file. */
  readonly pages: Map<string, PageRow>
  /** Those of them whose files the folder of the site does not hold. */
  readonly joined: readonly PageTask[]
  readonly waiting: readonly PageTask[]
}

/** Keeps the pages of the last build that are up to date, and takes those of the parts. */
export async function sortPages(
  tasks: readonly PageTask[],
  sources: Sources,
  { writer, known, parts }: { writer: SiteWriter; known: ReadonlyMap<string, PageRow>; parts: JoinedParts },
): Promise<Sorted> {
  const pages = new Map<string, PageRow>()
  const [joined, waiting]: [PageTask[], PageTask[]] = [[], []]
  const keep = ({ file }: PageTask, row: PageRow) => {
    pages.set(file, row)
    sources.texts.drop(file)
  }
  for (const task of tasks) {
    const row = known.get(task.file)
    const found = parts.find(task.file)
    if (row && (await isUpToDate(task, row, sources)) && writer.keep(row.outputs)) keep(task, row)
    else if (
      found &&
      (await isUpToDate(task, found.row, sources)) &&
      takeFiles(found.part, found.row.outputs, writer)
    ) {
      keep(task, found.row)
      joined.push(task)
    } else waiting.push(task)
  }
  return { pages, joined, waiting }
}
