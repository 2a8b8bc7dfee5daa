import { message } from '../../messages/message.ts'
import { setValue } from '../edit/edit.ts'
import type { JsonNode } from '../json/parse.ts'
import type { JsonPath } from '../json/pointer.ts'
import { propertyOf, resolveSchema, type Schema } from '../schema/schema.ts'
import { describedIn, nameOf, titleOf } from './phrases.ts'
import type { Report } from './report.ts'

interface LocatedObject {
  readonly node: JsonNode
  readonly path: JsonPath
  readonly schema: Schema
}

/** Reports that an object has no member `key`, as severe as the schema of the object says. */
export function reportMissing({ node, path, schema }: LocatedObject, key: string, report: Report): void {
  const written = propertyOf(schema, key)
  const missing = written && resolveSchema(written)
  const fill = report.isShort ? missing?.['x-fill'] : undefined
  const { file, path: own } = report.sources.locate([...path, key])
  report.add({
    code: 'config/missing',
    severity: schema['x-missing'] === 'warning' ? 'warning' : 'error',
    at: { offset: node.offset, length: 1 },
    path: [...path, key],
    message:
      path.length === 0
        ? message('config:missing', { name: titleOf([...path, key], report.schema) })
        : message('config:missingIn', {
            name: titleOf([...path, key], report.schema),
            path: nameOf(path, report.schema),
          }),
    hint: missing && describedIn(missing),
    fix:
      fill === undefined
        ? undefined
        : {
            label: message('config:fix.add', { name: titleOf([...path, key], report.schema) }),
            edits: setValue(report.sources.text(file), own, fill),
          },
  })
}
