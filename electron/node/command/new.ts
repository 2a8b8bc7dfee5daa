import type { SettingsForm } from '../../../shared/config/schema/schema.ts'
import { message } from '../../../shared/messages/message.ts'
import { findProduct } from '../base/product.ts'
import { inWords } from '../base/words.ts'
import { createSite } from '../session/new-sites.ts'
import { readArguments } from './arguments.ts'
import { type ExitCode, type Io, Misuse } from './io.ts'

const FORMS: readonly SettingsForm[] = ['older', 'newer']

/** Creates a minimal site. */
export async function create(args: readonly string[], io: Io): Promise<ExitCode> {
  const { positionals, values } = readArguments({
    args: [...args],
    allowPositionals: true,
    options: { form: { type: 'string', default: 'older' } },
  })
  const form = FORMS.find(known => known === values.form)
  if (!form) throw new Misuse(message('cli:new.form', { written: values.form }))
  if (positionals.length > 1) throw new Misuse(message('cli:oneFolder', { command: 'new' }))
  const folder = await createSite(findProduct().resources, { folder: positionals[0] ?? '.', name: '', form })
  io.out(inWords(message('cli:new.created', { folder })))
  return 0
}
