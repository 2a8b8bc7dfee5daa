import type { RJSFSchema } from '@rjsf/utils'
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js'
import type { Plugin } from 'vite'
import { sectionSchema } from '../../shared/config/schema/form-schema.ts'
import { sections, validatorName } from '../../shared/config/schema/sections.ts'

const ID = 'virtual:validators'

/**
 * Provides `virtual:validators`: the validator of every section's form, compiled at build time. The content
 * security policy of the window forbids compiling there.
 */
export function validators(): Plugin {
  let code: string | undefined
  return {
    name: 'galley:validators',
    resolveId: id => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined
      code ??= validatorsModule()
      return code
    },
  }
}

/** The source of the module, without `eval` and `new Function`. */
function validatorsModule(): string {
  const helpers = new Map<string, string>()
  const forms = [...sections.older, ...sections.newer].filter(({ properties }) => properties.length > 0)
  const entries = forms.map(section => {
    const compiled = compileSchemaValidatorsCode(sectionSchema(section) as RJSFSchema)
    const body = compiled.replace(/require\(("[^"]+")\)/g, (_, name: string) => {
      const helper = helpers.get(name) ?? `helper${helpers.size}`
      helpers.set(name, helper)
      return `plain(${helper})`
    })
    return `${JSON.stringify(validatorName(section))}: (() => { const exports = {};\n${body}\nreturn exports })(),`
  })
  const imports = [...helpers].map(
    ([name, helper]) => `import * as ${helper} from ${name.replace(/"$/, '.js"')}`,
  )
  return [
    ...imports,
    // A helper is a CommonJS module, which bundlers and Node wrap differently.
    'const plain = helper => ({ default: helper.default?.default ?? helper.default })',
    `export const validators = {\n${entries.join('\n')}\n}`,
  ].join('\n')
}
