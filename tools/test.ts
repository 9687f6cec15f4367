// `npm test`: every area; `npm test -- server lint`: these; `npm run test:all`: also on the second database, and each screen in the second language. The last line is the total.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CHROMIUM } from './chromium.ts'
import { PHP, PROMTOOL, type Program, PYTHON, requireProgram, SYSTEMD_ANALYZE } from './programs.ts'
import { type Outcome, runStage, type Stage, stopStages, summaryOf } from './test-stage.ts'

const CLEAN_UP_MILLISECONDS = 2000

const reports = mkdtempSync(join(tmpdir(), 'plink-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
const reportOf = (name: string) => join(reports, `${name}.xml`)

const npm = (name: string, script: string, env?: Record<string, string>): Stage => ({
  name,
  command: ['npm', 'run', '--silent', script],
  env,
})

const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true })
// Vitest runs everything unless it is told to run the gate only.
if (!values.all) process.env.TEST_GATE = '1'

const vitest = (name: string, projects: string[], env: Record<string, string> = {}): Stage => ({
  name,
  command: [
    'vitest',
    'run',
    ...projects.flatMap(project => ['--project', project]),
    '--reporter=dot',
    '--reporter=junit',
    `--outputFile.junit=${reportOf(name)}`,
  ],
  env: { TEST_DB: 'pglite', ...env },
  report: reportOf(name),
})

const browser: Stage = {
  name: 'browser',
  command: ['playwright', 'test', '--reporter=list,junit'],
  // Playwright's workers have FORCE_COLOR, and Node warns of both.
  env: { NO_COLOR: '', PLAYWRIGHT_JUNIT_OUTPUT_FILE: reportOf('browser') },
  report: reportOf('browser'),
}

const ON_POSTGRES = { TEST_DB: 'postgres' }

/** The stages start in this order: the short ones that fail most often, then the longest. The browser journeys come last, because they use two cores. */
const AREAS: Stage[] = [
  npm('types', 'typecheck'),
  npm('lint', 'lint', { REDOCLY_TELEMETRY: 'off' }),
  vitest('units', ['domain', 'web']),
  npm('build', 'build'),
  // The React that customers get takes half the time. `npm run test:all` also hears the warnings of the other one, as the components do.
  vitest('screens', ['screens'], values.all ? {} : { NODE_ENV: 'production' }),
  vitest('postgres', ['api'], ON_POSTGRES),
  // The contract has no rules of its own for a database, and Postgres needs two thirds of the CPU of PGlite.
  vitest('contract', ['contract', 'hooks'], ON_POSTGRES),
  vitest('server', ['api', 'tools']),
  vitest('components', ['components']),
  browser,
]
/** What each area needs and npm does not bring. */
const PROGRAMS: Readonly<Record<string, Program[]>> = {
  screens: [CHROMIUM],
  server: [PYTHON, PHP, PROMTOOL, SYSTEMD_ANALYZE],
  contract: [CHROMIUM],
  components: [CHROMIUM],
  browser: [CHROMIUM],
}
/** As many as a small machine has cores. With a third stage the whole takes as long, and each test up to twice as long. */
const CONCURRENT_STAGES = 2

function chosenAreas(names: string[]): Stage[] {
  const unknown = names.filter(name => !AREAS.some(area => area.name === name))
  if (unknown.length === 0) return names.length > 0 ? AREAS.filter(({ name }) => names.includes(name)) : AREAS
  console.error(`No such area: ${unknown.join(', ')}. The areas are ${AREAS.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

/** Looks for the programs at once, because installing one may take a minute. */
function withPrograms(stages: Stage[]): Stage[] {
  const programs = new Set(stages.flatMap(({ name }) => PROGRAMS[name] ?? []))
  const finding = new Map([...programs].map(program => [program, find(program)]))
  return stages.map(stage => ({ ...stage, needs: PROGRAMS[stage.name]?.flatMap(each => finding.get(each) ?? []) }))
}

function find(program: Program): Promise<void> {
  const finding = requireProgram(program).then(path => console.info(`  … ${program.name}: ${path}`))
  finding.catch(error => console.info(`  ✗ ${error.message}`))
  return finding
}
// A terminal sends Ctrl-C to the stages as well; a second one would keep them from cleaning up.
process.on('SIGINT', () => setTimeout(stop, CLEAN_UP_MILLISECONDS))
process.on('SIGTERM', stop)

function stop(): void {
  stopStages()
  process.exit(130)
}

const waiting = withPrograms(chosenAreas(positionals))
const outcomes = new Map<string, Outcome>()
let building: Promise<Outcome> | undefined
async function runWaiting(): Promise<void> {
  for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
    // The journeys build what is stale into the same folder.
    if (stage.name === browser.name) await building
    const running = runStage(stage)
    if (stage.name === 'build') building = running
    outcomes.set(stage.name, await running)
  }
}
await Promise.all(Array.from({ length: CONCURRENT_STAGES }, runWaiting))

for (const [name, outcome] of outcomes) console.info(`${name.padEnd(12)}${summaryOf(outcome)}`)
const sum = (key: 'passed' | 'failed') => [...outcomes.values()].reduce((total, outcome) => total + outcome[key], 0)
console.info(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0
