import type { Project } from '../../../shared/project/project.ts'
import type { Handlers } from '../../../shared/rpc/contract.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { GitFolder } from '../git/folder.ts'
import { fetchCounts } from '../remote/fetch-counts.ts'
import type { LinkRun } from '../remote/link-check.ts'
import { served } from '../remote/page-servers.ts'
import type { Session } from './session.ts'

type ProjectRows =
  | 'pages'
  | 'assets'
  | 'problems'
  | 'read'
  | 'edit'
  | 'planMove'
  | 'moveFiles'
  | 'usesOf'
  | 'search'
  | 'replaceAll'
  | 'operations'
  | 'apis'
  | 'unlistedApis'
  | 'placeInApi'
  | 'navigationOfApis'
  | 'keepOutOfApi'
  | 'pagesForOperations'
  | 'downloadApis'
  | 'stopDownload'
  | 'planRequest'
  | 'sendRequest'
  | 'readAnswer'
  | 'stopRequest'
  | 'askLinks'
  | 'stopAsking'
  | 'countRepository'
  | 'problemHistory'
  | 'snapshots'
  | 'planRestore'
  | 'restore'
  | 'undo'
  | 'redo'
  | 'save'
  | 'revert'
  | 'conflict'
  | 'mergeConflicts'
  | 'resolve'
  | 'preview'
  | 'compare'
  | 'sinceCommit'
  | 'committed'
  | 'planReview'
  | 'sendForReview'
  | 'stopReview'

function projectOf(session: Session): Project {
  if (session.project) return session.project
  throw new Refusal('no-project', 'No site is open.', 'Open a folder first.')
}

function gitOf(session: Session): GitFolder {
  if (session.git) return session.git
  throw new Refusal('no-project', 'No site is open.', 'Open a folder first.')
}

function linksOf(session: Session): LinkRun {
  if (session.links) return session.links
  throw new Refusal('no-project', 'No site is open.', 'Open a folder first.')
}

/** The rows that the open project answers; `previewBase` is the address below which a session's preview is served. */
export function projectHandlers(
  session: () => Session,
  previewBase: (capability: string) => string,
): Pick<Handlers, ProjectRows> {
  const project = () => projectOf(session())
  return {
    pages: () => project().pages(),
    assets: () => project().assets(),
    problems: () => project().problems(),
    read: input => project().read(input),
    edit: input => project().edit(input),
    planMove: input => project().planMove(input),
    moveFiles: input => project().moveFiles(input),
    usesOf: input => project().usesOf(input),
    search: input => project().search(input),
    replaceAll: input => project().replaceAll(input),
    operations: () => project().apis.operations(),
    apis: () => project().apis.outline(),
    unlistedApis: () => project().apis.unlisted(),
    navigationOfApis: () => project().apis.navigation(),
    placeInApi: input => project().apis.place(input),
    keepOutOfApi: input => project().apis.keepOut(input),
    pagesForOperations: input => project().apis.pagesFor(input),
    downloadApis: () => session().downloadApis(),
    stopDownload: () => session().stopDownload(),
    planRequest: ({ page, url }) => session().requests.plan(served(url, project().servers(page))),
    sendRequest: request => {
      const { origin } = served(request.url, project().servers(request.page))
      if (origin !== request.origin)
        throw new Refusal('bad-request', 'The address is not that of the origin.')
      return session().requests.send(request)
    },
    readAnswer: ({ id }) => session().requests.read(id),
    stopRequest: ({ id }) => session().requests.stop(id),
    askLinks: () => linksOf(session()).run(),
    stopAsking: () => linksOf(session()).stop(),
    countRepository: ({ repository }) => fetchCounts(repository),
    problemHistory: ({ day }) => session().problemHistory(day),
    snapshots: () => project().snapshots(),
    planRestore: input => project().planRestore(input),
    restore: input => project().restore(input),
    undo: () => project().undo(),
    redo: () => project().redo(),
    save: input => project().save(input),
    revert: input => project().revert(input),
    conflict: input => project().conflict(input),
    mergeConflicts: () => project().mergeConflicts(),
    resolve: input => project().resolve(input),
    sinceCommit: () => gitOf(session()).since(),
    committed: ({ file }) => gitOf(session()).committed(file),
    planReview: () => gitOf(session()).plan(),
    sendForReview: request => gitOf(session()).send(request),
    stopReview: () => gitOf(session()).stop(),
    compare: input => {
      const { before, after } = project().compare(input)
      const base = previewBase(session().capability)
      return { before: base + before, after: base + after }
    },
    preview: async input => {
      const page = await project().preview(input)
      return { ...page, url: previewBase(session().capability) + page.url }
    },
  }
}
