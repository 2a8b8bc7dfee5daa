import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { notesOf } from './release-notes.ts'

// npm run -s notes [-- v1.2.3]: prints the notes of this version, and refuses a tag of another one.
const read = (file: string) => readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')
const { version }: { readonly version: string } = JSON.parse(read('package.json'))
const [tag = `v${version}`] = process.argv.slice(2)

if (tag !== `v${version}`) throw new Error(`The tag ${tag} is not the version ${version} in package.json.`)
process.stdout.write(`${notesOf(read('CHANGELOG.md'), version)}\n`)
