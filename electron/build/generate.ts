import { writeFileSync } from 'node:fs'
import { rulesPage } from '../../shared/check/rules/handbook-page.ts'
import { referencePage } from '../../shared/config/settings-reference.ts'
import { configTypes } from './types.ts'

// npm run generate: writes again what is made from the description of docs.json.
const at = (path: string) => new URL(`../../${path}`, import.meta.url)

writeFileSync(at('shared/config/schema/types.generated.ts'), await configTypes())
writeFileSync(at('resources/handbook/reference/docs-json.mdx'), referencePage())
writeFileSync(at('resources/handbook/reference/rules.mdx'), rulesPage())
