import { type Message, type MessageKey, message } from '../../../shared/messages/message.ts'
import { type FailureCode, Refusal } from '../../../shared/text/failure.ts'

/** What was attempted. */
type Operation = 'read' | 'save' | 'delete' | 'list' | 'open' | 'create'

const FAILED: Readonly<Record<Operation, MessageKey>> = {
  read: 'disk:failed.read',
  save: 'disk:failed.save',
  delete: 'disk:failed.delete',
  list: 'disk:failed.list',
  open: 'disk:failed.open',
  create: 'disk:failed.create',
}

interface Reason {
  readonly code: FailureCode
  readonly reason: Message
  readonly hint?: Message
}

const FULL: Reason = {
  code: 'disk',
  reason: message('disk:why.full'),
  hint: message('disk:why.fullHint'),
}
const FORBIDDEN: Reason = {
  code: 'not-allowed',
  reason: message('disk:why.forbidden'),
  hint: message('disk:why.forbiddenHint'),
}
const BUSY: Reason = {
  code: 'disk',
  reason: message('disk:why.busy'),
  hint: message('disk:why.busyHint'),
}
const MISSING: Reason = { code: 'not-found', reason: message('disk:why.missing') }

const REASONS: Readonly<Record<string, Reason>> = {
  ENOSPC: FULL,
  EDQUOT: { ...FULL, reason: message('disk:why.quota') },
  EFBIG: { code: 'disk', reason: message('disk:why.tooLarge') },
  EROFS: {
    code: 'disk',
    reason: message('disk:why.readOnly'),
    hint: message('disk:why.readOnlyHint'),
  },
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
  EBUSY: BUSY,
  ETXTBSY: BUSY,
  ENOENT: MISSING,
  ENOTDIR: MISSING,
  EISDIR: { code: 'not-allowed', reason: message('disk:why.folder') },
  ELOOP: { code: 'not-allowed', reason: message('disk:why.link') },
  ENAMETOOLONG: { code: 'not-allowed', reason: message('disk:why.longName') },
  EMFILE: { code: 'disk', reason: message('disk:why.openFiles'), hint: message('disk:why.openFilesHint') },
  EIO: {
    code: 'disk',
    reason: message('disk:why.fault'),
    hint: message('disk:why.faultHint'),
  },
}

/** The system's name of an error, such as `ENOENT`. */
export function errno(error: unknown): string | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' ? code : undefined
}

/**
 * Turns an error of the disk into a refusal that names the reason and what failed: a file, in quotation marks,
 * or something else by its name. Returns any other error unchanged.
 */
export function refusalOf(error: unknown, what: string | Message, doing: Operation): unknown {
  const code = errno(error)
  if (error instanceof Refusal || code === undefined || !/^E[A-Z\d]+$/.test(code)) return error
  const known = REASONS[code] ?? { code: 'disk' as const, reason: message('disk:why.other', { code }) }
  const name = typeof what === 'string' ? message('disk:quoted', { path: what }) : what
  return new Refusal(known.code, { key: FAILED[doing], values: { name, reason: known.reason } }, known.hint)
}
