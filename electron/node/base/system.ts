import type { HostAbilities } from '../../../shared/project/base/model.ts'

const NAMES: Partial<Record<NodeJS.Platform, HostAbilities['system']>> = { darwin: 'mac', win32: 'windows' }

/** The person's system, for the names of keys. */
export const systemName = (): HostAbilities['system'] => NAMES[process.platform] ?? 'linux'
