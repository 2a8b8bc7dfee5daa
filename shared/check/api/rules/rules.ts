import type { ApiNode } from '../../../openapi/document/node.ts'
import { referenceIn } from '../../../openapi/document/references.ts'
import { discriminator } from './components.ts'
import {
  contentExamples,
  oldDefault,
  oldResponseExamples,
  schemaExamples,
  shownExamples,
} from './examples.ts'
import type { ApiRule, Lint } from './lint.ts'
import { idCharacters } from './operations.ts'
import {
  oldBodies,
  oldSimpleType,
  parameterPlace,
  parameterValue,
  repeatedParameters,
  requiredInPath,
  sameParameters,
} from './parameters.ts'
import { paths } from './paths.ts'
import {
  bodilessMethods,
  bodyContent,
  callbackAddresses,
  emptyResponses,
  exampleValue,
  linkValues,
  mediaTypes,
  statusCodes,
} from './responses.ts'
import {
  arrayItems,
  choices,
  enumTypes,
  enumValues,
  keywords,
  limits,
  patterns,
  referenceSiblings,
  requiredProperties,
} from './schemas.ts'
import { securityScheme } from './security.ts'
import { serverAddress, servers } from './servers.ts'
import {
  addresses,
  componentNames,
  contact,
  emptyPaths,
  emptyRequired,
  information,
  license,
  openapiVersion,
  texts,
} from './texts.ts'
import { schemaVersions } from './versions.ts'

/** The rules about values, which schemas, and parameters of Swagger 2.0, consist of. */
const VALUES: readonly ApiRule[] = [arrayItems, enumValues, enumTypes, limits, patterns]

const onlyOld =
  (rules: readonly ApiRule[]): ApiRule =>
  (node, lint) => {
    if (lint.dialect === '2.0') for (const rule of rules) rule(node, lint)
  }

/** The rules for each shape of object. */
const RULES: Readonly<Record<string, readonly ApiRule[]>> = {
  root: [servers, openapiVersion, mediaTypes],
  info: [texts, information, addresses('info')],
  contact: [contact, addresses('contact')],
  license: [license, addresses('license')],
  externalDocs: [texts, addresses('externalDocs')],
  server: [serverAddress, texts],
  paths: [paths, emptyPaths],
  pathItem: [texts, sameParameters, repeatedParameters, oldBodies, bodilessMethods],
  operation: [texts, idCharacters, sameParameters, mediaTypes],
  parameter: [
    texts,
    parameterPlace,
    requiredInPath,
    parameterValue,
    mediaTypes,
    shownExamples,
    oldDefault,
    onlyOld(VALUES),
  ],
  header: [texts, shownExamples, oldSimpleType, oldDefault, onlyOld(VALUES)],
  items: [oldSimpleType, oldDefault, ...VALUES],
  requestBody: [texts, mediaTypes, bodyContent, contentExamples],
  responses: [statusCodes, emptyResponses],
  response: [texts, mediaTypes, contentExamples, oldResponseExamples],
  example: [texts, exampleValue],
  link: [linkValues],
  callback: [callbackAddresses],
  components: [componentNames],
  tag: [texts],
  securityScheme: [texts, securityScheme, addresses('securityScheme')],
  flow: [addresses('flow')],
  schema: [
    texts,
    ...VALUES,
    keywords,
    choices,
    requiredProperties,
    emptyRequired,
    schemaVersions,
    referenceSiblings,
    schemaExamples,
    discriminator,
  ],
}

/** Applies the rules for objects of that shape. */
export function lintObject(shape: string, node: ApiNode, lint: Lint): void {
  const isReference = referenceIn(node.value) !== undefined
  if (isReference && shape !== 'schema' && shape !== 'pathItem') return
  for (const rule of RULES[shape] ?? []) rule(node, lint)
}
