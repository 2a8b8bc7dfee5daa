import { type ParseArgsConfig, parseArgs } from 'node:util'
import { nearest } from '../../../shared/config/read/nearest.ts'
import { message } from '../../../shared/messages/message.ts'
import { Misuse } from './io.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** An option as it was written. */
interface Written {
  readonly name: string
  readonly rawName: string
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}

function checkOption({ name, rawName, value, inlineValue = false }: Written, options: Options): void {
  const known = Object.hasOwn(options, name) ? options[name] : undefined
  if (known === undefined) {
    const near = nearest(name, Object.keys(options))
    throw new Misuse(
      near === undefined
        ? message('cli:unknownOption', { option: rawName })
        : message('cli:nearOption', { option: rawName, near: `--${near}` }),
    )
  }
  if (known.type === 'boolean' && value !== undefined)
    throw new Misuse(message('cli:noOptionValue', { option: rawName }))
  const isValue = value !== undefined && (inlineValue || !/^-./.test(value))
  if (known.type === 'string' && !isValue) throw new Misuse(message('cli:optionValue', { option: rawName }))
}

/** Reads the arguments of a command, like `parseArgs`. Throws {@link Misuse} for an unknown option, or one without its value. */
export function readArguments<T extends ParseArgsConfig & { readonly options: Options }>(
  config: T,
): ReturnType<typeof parseArgs<T>> {
  const { tokens = [] } = parseArgs({ ...config, strict: false, tokens: true })
  for (const token of tokens) if (token.kind === 'option') checkOption(token, config.options)
  return parseArgs(config)
}
