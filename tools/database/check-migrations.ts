// `npm run check:migrations` fails if a migration would stop running servers of this release or the one before.
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FIRST_CHECKED, problemsOf, skippedOf } from './migration-rules.ts'

const folder = fileURLToPath(new URL('../../api/kernel/db/migrations/', import.meta.url))
const names = globSync('*.sql', { cwd: folder }).map(path => basename(path))
const problems = names
  .filter(name => Number.parseInt(name, 10) >= FIRST_CHECKED)
  .flatMap(name => problemsOf(readFileSync(folder + name, 'utf8')).map(problem => `${name}: ${problem}`))
const { entries } = JSON.parse(readFileSync(`${folder}meta/_journal.json`, 'utf8'))
problems.push(...skippedOf(entries))

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
