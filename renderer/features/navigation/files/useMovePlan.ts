import type { MovePlan, MoveRequest } from '../../../../shared/project/moving/model.ts'
import type { Site } from '../../../host/scope/site.ts'
import { type Planned, usePlan } from './usePlan.ts'

const ask = (site: Site, request: MoveRequest): Promise<MovePlan> => site.host.planMove(request)

/** Requests from the host what a move would change, again whenever the move changes. */
export const useMovePlan = (request: MoveRequest, isReady: boolean): Planned<MovePlan> | undefined =>
  usePlan(request, isReady, ask)
