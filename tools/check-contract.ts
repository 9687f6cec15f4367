// `npm run check:contract`: refuses what would break programs written against the newest release, unless the version says so.
import { breakingChanges, oasdiff } from './contract-changes.ts'
import { mayBreak, newestRelease, versionOf } from './releases.ts'

const CONTRACT = 'openapi.yaml'

if (oasdiff() === undefined) {
  console.warn('The contract was not compared with its last release: there is no oasdiff for this platform.')
  process.exit(0)
}

const release = newestRelease('releases')
const changes = await breakingChanges(release, CONTRACT)
const [released, current] = [versionOf(release), versionOf(CONTRACT)]

for (const { rule, operation, text } of changes) console.info(`  ${operation}: ${text} (${rule})`)
if (changes.length === 0) console.info(`The contract breaks nothing of ${released}.`)
else if (mayBreak(released, current)) console.info(`${changes.length} breaking changes, as ${current} says.`)
else {
  console.error(`${changes.length} breaking changes since ${released}: take them back, or raise info.version.`)
  process.exitCode = 1
}
