import { writeFileSync } from 'node:fs'
import { rulesPage } from '../../shared/check/rules/handbook-page.ts'
import { referencePage } from '../../shared/config/settings-reference.ts'
import { wordsPage } from '../../shared/site/texts/words-page.ts'
import { diagramFiles } from './diagram-scripts.ts'
import { inlineScripts } from './inline-scripts.ts'
import { shareLetters } from './share-letters.ts'
import { configTypes, newerTypes } from './types.ts'
import { utilityTheme } from './utility-theme.ts'

// npm run generate: writes the generated files of the repository.
const at = (path: string) => new URL(`../../${path}`, import.meta.url)

writeFileSync(at('shared/config/schema/types.generated.ts'), await configTypes())
writeFileSync(at('shared/config/schema/newer.generated.ts'), await newerTypes())
writeFileSync(at('shared/site/base/diagram-files.generated.ts'), await diagramFiles())
writeFileSync(at('shared/site/inline-scripts.generated.ts'), await inlineScripts())
writeFileSync(at('shared/site/styles/utility-theme.generated.ts'), utilityTheme())
writeFileSync(at('shared/site/share-picture/letters.generated.ts'), await shareLetters())
writeFileSync(at('resources/handbook/reference/docs-json.mdx'), referencePage('older'))
writeFileSync(at('resources/handbook/reference/docs-json-newer.mdx'), referencePage('newer'))
writeFileSync(at('resources/handbook/reference/rules.mdx'), rulesPage())
writeFileSync(at('resources/handbook/reference/words.mdx'), wordsPage())
