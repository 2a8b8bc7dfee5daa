import { devNull, homedir } from 'node:os'
import { message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { runGit } from './run.ts'

/** What a repository's own settings say, divided into what Galley honors and what it ignores. */
export interface RepositorySettings {
  /** The honored settings as the text of a settings file. */
  readonly honored: string
  /** Names of the settings that are ignored, each once, in the order of the file. */
  readonly ignored: readonly string[]
}

/** Bytes that the settings of a repository may have; a larger file counts as empty. */
export const LARGEST_SETTINGS = 4_000_000

interface Setting {
  readonly name: string
  /** Missing where the file names the setting without a value, which means true. */
  readonly value?: string
}

/**
 * The settings of a repository that are honored: the form of its data, how files are compared and line ends are
 * written, the addresses of remotes, which branch belongs to which, and the author. None names a program, and none
 * a file. A setting that is not listed has no effect, whatever git may use it for in the future.
 */
const HONORED =
  /^(?:core\.(?:repositoryformatversion|filemode|ignorecase|precomposeunicode|symlinks|autocrlf|eol|safecrlf|logallrefupdates|trustctime|checkstat|longpaths|sharedrepository|sparsecheckout|sparsecheckoutcone)|remote\..+\.(?:url|pushurl|fetch)|branch\..+\.(?:remote|merge)|user\.(?:name|email))$/s

/** Settings that a folder which receives a push may have beside those: what it accepts. */
const HONORED_BY_RECEIVER =
  /^(?:core\.bare|receive\.(?:deny\w+|fsckobjects|maxinputsize|unpacklimit)|transfer\.fsckobjects)$/

/** Says how git must read the data. A program that does not know such a setting must not touch the repository. */
const FORMAT = /^extensions\.(?!partialclone$|worktreeconfig$)/

/** Ignoring these changes nothing, so they are not reported: git derives them from the folder itself. */
const DERIVED = /^(?:core\.(?:bare|worktree)|extensions\.worktreeconfig)$/

/** Reads a settings file with git, in no repository; git follows no file that it includes. */
async function settingsIn(text: string): Promise<readonly Setting[]> {
  if (text === '') return []
  const args = ['config', '--file', '-', '--list', '-z', '--no-includes']
  const { code, out } = await runGit(homedir(), args, { input: text, variables: { GIT_DIR: devNull } })
  if (code !== 0) throw unreadable()
  return out
    .toString('utf8')
    .split('\0')
    .filter(entry => entry !== '')
    .map(entry => {
      const end = entry.indexOf('\n')
      return end === -1 ? { name: entry } : { name: entry.slice(0, end), value: entry.slice(end + 1) }
    })
}

const unreadable = () => new Refusal('unavailable', message('git:unreadable'), message('git:unreadableHint'))

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

/** One setting as lines of a settings file, with its section. */
function written({ name, value }: Setting): string {
  const [first, last] = [name.indexOf('.'), name.lastIndexOf('.')]
  const part = first === last ? '' : ` ${quoted(name.slice(first + 1, last))}`
  const line = value === undefined ? '' : ` = ${quoted(value).replaceAll('\n', '\\n')}`
  return `[${name.slice(0, first)}${part}]\n\t${name.slice(last + 1)}${line}\n`
}

function isFormat({ name, value }: Setting): boolean {
  if (!FORMAT.test(name)) return false
  // A form of the data is a word; one that leads elsewhere is not read at all.
  if (!/^\w*$/.test(value ?? '')) throw unreadable()
  return true
}

const isTrue = ({ value }: Setting): boolean => value === undefined || /^(?:true|yes|on|1)$/i.test(value)

/** Divides the settings of a repository; refuses a text that git cannot read. */
export async function readSettings(
  /** The file that all work trees share. */
  shared: string,
  /** The file of one work tree, which counts if the shared one says so. */
  own = '',
): Promise<RepositorySettings> {
  const settings = [...(await settingsIn(shared))]
  if (settings.some(setting => setting.name === 'extensions.worktreeconfig' && isTrue(setting)))
    settings.push(...(await settingsIn(own)))
  return divided(settings, name => HONORED.test(name))
}

/** Divides the settings of a folder that receives a push; refuses a text that git cannot read. */
export async function readReceiverSettings(text: string): Promise<RepositorySettings> {
  return divided(await settingsIn(text), name => HONORED.test(name) || HONORED_BY_RECEIVER.test(name))
}

function divided(settings: readonly Setting[], isHonored: (name: string) => boolean): RepositorySettings {
  const honored = settings.filter(setting => isFormat(setting) || isHonored(setting.name))
  const others = settings.filter(setting => !honored.includes(setting) && !DERIVED.test(setting.name))
  return {
    honored: honored.map(written).join(''),
    ignored: [...new Set(others.map(({ name }) => name))],
  }
}
