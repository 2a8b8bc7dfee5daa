import { message } from '../../../shared/messages/message.ts'
import type { Handlers } from '../../../shared/rpc/contract.ts'
import { exportRows } from '../../../shared/rpc/export.ts'
import { gitRows } from '../../../shared/rpc/git.ts'
import type { handbookRows } from '../../../shared/rpc/handbook.ts'
import { projectHandlers } from '../../../shared/rpc/handlers.ts'
import type { hostRows } from '../../../shared/rpc/host.ts'
import { linkRows } from '../../../shared/rpc/link.ts'
import type { memoryRows } from '../../../shared/rpc/memory.ts'
import type { requestRows } from '../../../shared/rpc/request.ts'
import { forward, type HandlersOf } from '../../../shared/rpc/row.ts'
import { sessionRows } from '../../../shared/rpc/session.ts'
import { shareRows } from '../../../shared/rpc/share.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { pageServer } from '../remote/page-servers.ts'
import { opened } from './opened.ts'
import type { Session } from './session.ts'

function requestHandlers(session: () => Session): HandlersOf<typeof requestRows> {
  const server = (page: string, url: string) => pageServer(url, opened(session().project).servers(page))
  return {
    planRequest: ({ page, url }) => session().requests.plan(server(page, url)),
    sendRequest: request => {
      if (server(request.page, request.url).origin !== request.origin)
        throw new Refusal('bad-request', message('host:otherOrigin'))
      return session().requests.send(request)
    },
    readAnswer: ({ id }) => session().requests.read(id),
    stopRequest: ({ id }) => session().requests.stop(id),
  }
}

/**
 * Returns the handlers of every row about the open project; `previewBase` is the address below which a
 * session's preview is served.
 */
export const sessionHandlers = (
  session: () => Session,
  previewBase: (capability: string) => string,
): Omit<Handlers, keyof typeof hostRows | keyof typeof memoryRows | keyof typeof handbookRows> => ({
  ...projectHandlers(
    () => opened(session().project),
    () => previewBase(session().capability),
  ),
  ...forward(sessionRows, session),
  ...forward(linkRows, () => opened(session().links)),
  ...forward(gitRows, () => opened(session().git)),
  ...forward(shareRows, () => opened(session().share)),
  ...forward(exportRows, () => opened(session().exports)),
  ...requestHandlers(session),
})
