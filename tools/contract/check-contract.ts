// `npm run check:contract` fails on changes since the newest release that are neither released nor named.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { docsChangelog } from '#web/features/docs/changelog/docs-changelog.messages.ts'
import { breakingChanges, oasdiff } from './contract-changes.ts'
import { releaseProblems, webhookPaths } from './release-problems.ts'
import { newestRelease, versionOf } from './releases.ts'

const CONTRACT = 'openapi.yaml'

if (oasdiff() === undefined) {
  console.warn('The contract was not compared with its last release, because oasdiff has no package for this platform.')
  process.exit(0)
}

const release = newestRelease('releases')
const releasedText = readFileSync(release, 'utf8')
const releasedContract = parse(releasedText)
const [released, current] = [versionOf(release), versionOf(CONTRACT)]
const breaking = await breakingChanges(release, CONTRACT)
const isChanged = releasedText !== readFileSync(CONTRACT, 'utf8')
const named = new Map(Object.entries(docsChangelog.en.changes)).get(current)?.breaking ?? []
const problems = releaseProblems({
  released,
  current,
  isChanged,
  breaking,
  named,
  releasedPaths: { ...releasedContract.paths, ...webhookPaths(releasedContract.webhooks) },
})

for (const problem of problems) console.error(`  ${problem}`)
if (problems.length > 0) process.exitCode = 1
else if (isChanged)
  console.info(`The contract has changed since ${released}, with ${breaking.length} breaking changes.`)
else console.info(`The contract is release ${released}.`)
