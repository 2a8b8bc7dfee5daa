import { spawnSync } from 'node:child_process'
import { isSerious, readAudit, sentence, UNCHECKED } from './advisories.ts'

// npm run advisories: asks the registry for known vulnerabilities. The exit code is 1 if there are serious
// ones, and another one if the registry did not answer.
const args = ['audit', '--json', '--package-lock-only', '--fetch-retries=0', '--fetch-timeout=20000']
const { stdout } = spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' })
const answer = readAudit(stdout)
process.stdout.write(`${sentence(answer)}\n`)
if (answer.kind === 'unchecked') process.exitCode = UNCHECKED
else process.exitCode = answer.advisories.some(isSerious) ? 1 : 0
