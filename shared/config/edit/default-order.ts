import type { JsonPath } from '../json/pointer.ts'
import { readableRoot } from '../json/root.ts'
import { divisionContainers } from '../navigation/containers.ts'
import { schemaAt } from '../schema/describe.ts'
import { formOfRoot } from '../schema/form.ts'
import { resolveSchema, type Schema, schemas } from '../schema/schema.ts'
import type { KeyOrder } from './edit.ts'

/** The order of keys in the navigation: the name first, the content last. */
const NAVIGATION_ORDER: readonly string[] = [
  ...divisionContainers.map(({ nameKey }) => nameKey),
  'group',
  'name',
  'description',
  'icon',
  'iconType',
  'color',
  'tag',
  'default',
  'align',
  'hidden',
  'searchable',
  'expanded',
  'public',
  'boost',
  'url',
  'href',
  'openapi',
  'asyncapi',
  'directory',
  'banner',
  'navbar',
  'footer',
  'global',
  'root',
  ...divisionContainers.map(({ key }) => key),
  'groups',
  'pages',
]

/** The order of the newer form, as most files have it. */
const NEWER_ORDER: readonly string[] = [
  '$schema',
  'theme',
  'name',
  'description',
  'public',
  'colors',
  'favicon',
  'icons',
  'fonts',
  'appearance',
  'background',
  'styling',
  'thumbnails',
  'banner',
  'navigation',
  'logo',
  'navbar',
  'footer',
  'contextual',
  'search',
  'seo',
  'metadata',
  'api',
  'errors',
  'interaction',
  'variables',
  'markdown',
  'variations',
  'integrations',
  'redirects',
]

/** In the older form, a version is a property of a group, which comes after its name. */
const OLDER_NAVIGATION_ORDER: readonly string[] = [
  'group',
  'version',
  ...NAVIGATION_ORDER.filter(key => key !== 'group' && key !== 'version'),
]

/** Returns the default order of the keys in a text of docs.json. */
export function keysIn(text: string): KeyOrder {
  return path => {
    const form = formOfRoot(readableRoot(text))
    if (path.length === 0 && form === 'newer') return NEWER_ORDER
    if (path[0] !== 'navigation') return keysAt(path, schemas[form])
    return form === 'newer' ? NAVIGATION_ORDER : OLDER_NAVIGATION_ORDER
  }
}

/** The key order of the schema; the navigation, which most files of the older form have last, is ignored. */
function keysAt(path: JsonPath, root: Schema): readonly string[] {
  const schema = schemaAt(path, root)
  const branches = schema?.oneOf?.map(resolveSchema) ?? (schema ? [schema] : [])
  return branches.flatMap(branch => Object.keys(branch.properties ?? {})).filter(key => key !== 'navigation')
}
