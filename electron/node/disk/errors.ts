import type { Text } from '../../../shared/messages/message.ts'
import { type FailureCode, Refusal } from '../../../shared/text/failure.ts'

/** The attempted operation, as the message names it. */
type Operation = 'read' | 'saved' | 'deleted' | 'listed' | 'opened' | 'made'

interface Reason {
  readonly code: FailureCode
  readonly because: string
  readonly hint?: Text
}

const FULL: Reason = {
  code: 'disk',
  because: 'the disk is full',
  hint: 'Free some space and try again. Your text is kept here until then.',
}
const FORBIDDEN: Reason = {
  code: 'not-allowed',
  because: 'the system does not permit it',
  hint: 'Check who owns the file and its folder, and whether they may be changed.',
}
const BUSY: Reason = {
  code: 'disk',
  because: 'another program holds it',
  hint: 'Close it there and try again.',
}
const MISSING: Reason = { code: 'not-found', because: 'it is not there' }

const REASONS: Readonly<Record<string, Reason>> = {
  ENOSPC: FULL,
  EDQUOT: { ...FULL, because: 'your share of the disk is used up' },
  EFBIG: { code: 'disk', because: 'the disk does not hold files of this size' },
  EROFS: {
    code: 'disk',
    because: 'the disk is read-only',
    hint: 'Copy the repository to a disk that can be written.',
  },
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
  EBUSY: BUSY,
  ETXTBSY: BUSY,
  ENOENT: MISSING,
  ENOTDIR: MISSING,
  EISDIR: { code: 'not-allowed', because: 'it is a folder' },
  ELOOP: { code: 'not-allowed', because: 'it is a link that leads nowhere' },
  ENAMETOOLONG: { code: 'not-allowed', because: 'its name is too long' },
  EMFILE: { code: 'disk', because: 'too many files are open', hint: 'Close other programs and try again.' },
  EIO: {
    code: 'disk',
    because: 'the disk reports a fault',
    hint: 'Save a copy elsewhere, and check the disk.',
  },
}

/** The system's name of an error, such as `ENOENT`. */
export function errno(error: unknown): string | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' ? code : undefined
}

/** Turns an error of the disk into a refusal that names the file and the reason; returns any other error unchanged. */
export function refusalOf(error: unknown, path: string, doing: Operation): unknown {
  const code = errno(error)
  if (error instanceof Refusal || code === undefined || !/^E[A-Z\d]+$/.test(code)) return error
  const { code: kind, because, hint } = REASONS[code] ?? { code: 'disk', because: `the disk says ${code}` }
  return new Refusal(kind, `“${path}” could not be ${doing}: ${because}.`, hint)
}
