// `npm test`: the gate, in every area; `npm test -- server lint`: these areas; `npm run test:all`: everything, `-- --shard 1/4` a quarter of it.
// The last line is the total.
import { mkdirSync, statfsSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { lockFile } from '#api/kernel/platform/file-lock.ts'
import { type Program, requireProgram } from './programs.ts'
import { AreaRun, type Outcome, summaryOf } from './test-run/area-run.ts'
import { type Area, areasOf, commandForFile } from './test-run/areas.ts'
import { describeFlaky, filesToRepeat, totalWithFlaky } from './test-run/repeated-files.ts'
import type { TestResult } from './test-run/test-events.ts'

/** As many as a small machine has cores. With a third area the whole takes as long, and each test up to twice as long. */
const CONCURRENT_AREAS = 2
const NEEDED_DISK_BYTES = 2e9
/** These write nothing that another run reads, so that `npm run check` works beside `npm test`. */
const SHARED_NOTHING = ['types', 'lint', 'units']
const RESULTS = fileURLToPath(new URL('../test-results', import.meta.url))
const LOCK = fileURLToPath(new URL('../node_modules/.cache/tests.lock', import.meta.url))

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false }, shard: { type: 'string' } },
  allowPositionals: true,
})

const running = new Set<AreaRun>()
const outcomes = new Map<string, Outcome>()
let isInterrupted = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt)

const areas = chosenAreas()
lock(areas)
requireDisk()
announce(areas)
const waiting = withPrograms(areas)
const building = Promise.withResolvers<void>()
if (!areas.some(({ name }) => name === 'build')) building.resolve()
await Promise.all(Array.from({ length: CONCURRENT_AREAS }, runWaiting))
for (const area of waiting.splice(0)) await runArea(area)
const flaky = values.all || isInterrupted ? [] : await repeatFailedFiles()
report(flaky)

function chosenAreas(): Area[] {
  if (values.shard && !/^[1-9]\d*\/[1-9]\d*$/.test(values.shard)) refuse(`--shard is not like 1/4: ${values.shard}`)
  const all = areasOf({ isAll: values.all, shard: values.shard })
  const names = all.map(({ name }) => name)
  const unknown = positionals.filter(name => !names.includes(name))
  if (unknown.length > 0) refuse(`No such area: ${unknown.join(', ')}. The areas are ${names.join(', ')}.`)
  return positionals.length > 0 ? all.filter(({ name }) => positionals.includes(name)) : all
}

function lock(chosen: Area[]): void {
  if (chosen.every(({ name }) => SHARED_NOTHING.includes(name))) return
  if (!lockFile(LOCK)) refuse('Tests are running in this folder already. Wait for them, or use another clone.')
}

function requireDisk(): void {
  const { bavail, bsize } = statfsSync(tmpdir())
  if (bavail * bsize >= NEEDED_DISK_BYTES) return
  const free = Math.round((bavail * bsize) / 1e6)
  refuse(`The disk of ${tmpdir()} has ${free} MB left. The tests need ${NEEDED_DISK_BYTES / 1e6} MB. Free some.`)
}

/** Ends the run before it has begun. */
function refuse(reason: string): never {
  console.error(reason)
  console.info('0 passed, 1 failed')
  process.exit(1)
}

function announce(chosen: Area[]): void {
  const cores = Math.min(availableParallelism(), CONCURRENT_AREAS)
  const [, shards = '1'] = values.shard?.split('/') ?? []
  const seconds = chosen.reduce((sum, { cpuSeconds }) => sum + cpuSeconds[values.all ? 'all' : 'gate'], 0)
  const minutes = Math.ceil(seconds / Number(shards) / cores / 60)
  console.info(`  ${chosen.map(({ name }) => name).join(', ')}: about ${minutes} min on ${cores} cores`)
}

/** Looks for the programs at once, because installing one may take a minute. */
function withPrograms(chosen: Area[]): Area[] {
  const programs = new Set(chosen.flatMap(area => area.programs ?? []))
  const finding = new Map([...programs].map(program => [program, find(program)]))
  return chosen.map(area => ({ ...area, needs: area.programs?.flatMap(program => finding.get(program) ?? []) }))
}

function find(program: Program): Promise<void> {
  const finding = requireProgram(program).then(path => console.info(`  … ${program.name}: ${path}`))
  finding.catch(error => console.info(`  ✗ ${error.message}`))
  return finding
}

async function runWaiting(): Promise<void> {
  for (let area = nextArea(); area; area = nextArea()) {
    // The journeys use the build.
    if (area.name === 'browser') await building.promise
    await runArea(area)
    if (area.name === 'build') building.resolve()
  }
}

function nextArea(): Area | undefined {
  const index = waiting.findIndex(({ isAlone }) => !isAlone)
  return index < 0 ? undefined : waiting.splice(index, 1)[0]
}

async function runArea(area: Area): Promise<void> {
  if (isInterrupted) return
  console.info(`  … ${area.name}`)
  outcomes.set(area.name, await run(area, RESULTS))
}

async function run(area: Area, folder: string): Promise<Outcome> {
  const areaRun = new AreaRun(area, { folder })
  running.add(areaRun)
  const outcome = await areaRun.run()
  running.delete(areaRun)
  return outcome
}

/** Runs each file that failed once more, alone. Returns the failures of those that pass then. */
async function repeatFailedFiles(): Promise<TestResult[]> {
  const all = [...outcomes.values()]
  const isUnexplained = all.some(({ failed, failures }) => failed > failures.length)
  const files = isUnexplained ? [] : filesToRepeat(all.flatMap(({ failures }) => failures))
  const passing: TestResult[] = []
  for (const failures of files) {
    const [{ file = '', project = '' } = {}] = failures
    const area = areas.find(({ name }) => outcomes.get(name)?.failures.includes(failures[0]!))
    if (!area) continue
    console.info(`  … ${file} failed, and runs once more, alone`)
    const { failed } = await run({ ...area, command: commandForFile(area, file, project) }, `${RESULTS}/repeated`)
    if (failed === 0) passing.push(...failures)
  }
  return passing
}

function report(repeated: TestResult[]): void {
  for (const [name, outcome] of outcomes) console.info(`${name.padEnd(12)}${summaryOf(outcome)}`)
  const sum = (key: 'passed' | 'failed') => [...outcomes.values()].reduce((total, outcome) => total + outcome[key], 0)
  const { passed, failed } = totalWithFlaky({ passed: sum('passed'), failed: sum('failed') }, repeated)
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(`${RESULTS}/flaky.json`, `${JSON.stringify(repeated, null, 2)}\n`)
  if (isInterrupted) console.info('Interrupted. The total counts what had run.')
  for (const line of describeFlaky(repeated)) console.info(line)
  console.info(`${passed} passed, ${failed} failed`)
  process.exit(isInterrupted ? 130 : failed > 0 ? 1 : 0)
}

/** The areas end, and the report follows. */
function interrupt(): void {
  isInterrupted = true
  for (const areaRun of running) areaRun.interrupt()
}
