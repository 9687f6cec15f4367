// `npm run check:contract`: fails on breaking changes since the newest release, unless the version allows them.
import { breakingChanges, oasdiff } from './contract-changes.ts'
import { mayBreak, newestRelease, versionOf } from './releases.ts'

const CONTRACT = 'openapi.yaml'

if (oasdiff() === undefined) {
  console.warn('The contract was not compared with its last release, because oasdiff has no package for this platform.')
  process.exit(0)
}

const release = newestRelease('releases')
const changes = await breakingChanges(release, CONTRACT)
const [released, current] = [versionOf(release), versionOf(CONTRACT)]

for (const { rule, operation, text } of changes) console.info(`  ${operation}: ${text} (${rule})`)
if (changes.length === 0) console.info(`The contract has no breaking changes since ${released}.`)
else if (mayBreak(released, current))
  console.info(`${changes.length} breaking changes since ${released}, which version ${current} allows.`)
else {
  console.error(`${changes.length} breaking changes since ${released}. Undo them or raise info.version.`)
  process.exitCode = 1
}
