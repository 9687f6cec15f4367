// `npm test` runs the gate in every area, `npm test -- server lint` runs these areas, and `npm run test:all` runs everything, or a quarter of it
// with `-- --shard 1/4`. The last line of the output is the total.
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { lockFile } from '#api/kernel/platform/file-lock.ts'
import { type Program, requireProgram } from './programs.ts'
import { AreaRun, type Outcome, summaryOf } from './test-run/area-run.ts'
import { type Area, areasOf, commandForFile } from './test-run/areas.ts'
import { describeFlaky, filesToRepeat, totalWithFlaky } from './test-run/repeated-files.ts'
import type { TestResult } from './test-run/test-events.ts'

/** A small machine has this many cores. With a third area the whole run takes as long, and each test takes up to twice as long. */
const CONCURRENT_AREAS = 2
const NEEDED_MEGABYTES = 2000
/** A disk with less free space than this makes tests fail. */
const FULL_MEGABYTES = 50
/** These areas write no files that another run reads, so that `npm run check` works beside `npm test`. */
const SHARED_NOTHING = ['types', 'lint', 'units']
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const RESULTS = join(ROOT, 'test-results')
const LOCK = join(ROOT, 'node_modules/.cache/tests.lock')

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false }, shard: { type: 'string' } },
  allowPositionals: true,
})

const running = new Set<AreaRun>()
const outcomes = new Map<string, Outcome>()
let isInterrupted = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt)

const areas = chosenAreas()
const logs = isCheck(areas) ? temporaryFolder() : lockedResults()
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

function isCheck(chosen: Area[]): boolean {
  return chosen.every(({ name }) => SHARED_NOTHING.includes(name))
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plink-check-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Returns the folder of results, which belongs to this run until it ends. */
function lockedResults(): string {
  if (!lockFile(LOCK)) refuse('Tests are running in this folder already. Wait for them, or use another clone.')
  return RESULTS
}

function requireDisk(): void {
  const free = freeMegabytes()
  if (free < NEEDED_MEGABYTES)
    refuse(`The disk has ${free} MB left, and the tests need ${NEEDED_MEGABYTES} MB. Free some, or set TMPDIR.`)
}

/** Returns the free space of the disks that the tests write to. */
function freeMegabytes(): number {
  const free = [tmpdir(), ROOT].map(path => statfsSync(path)).map(({ bavail, bsize }) => (bavail * bsize) / 1e6)
  return Math.round(Math.min(...free))
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
  outcomes.set(area.name, await run(area, logs))
}

async function run(area: Area, folder: string): Promise<Outcome> {
  const areaRun = new AreaRun(area, { folder })
  running.add(areaRun)
  const outcome = await areaRun.run()
  running.delete(areaRun)
  return outcome
}

/** Runs each file with failures once more, alone. Returns the failures of tests that pass then. */
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
    const { failed } = await run({ ...area, command: commandForFile(area, file, project) }, join(logs, 'repeated'))
    if (failed === 0) passing.push(...failures)
  }
  return passing
}

function report(repeated: TestResult[]): void {
  for (const [name, outcome] of outcomes) console.info(`${name.padEnd(12)}${summaryOf(outcome)}`)
  const sum = (key: 'passed' | 'failed') => [...outcomes.values()].reduce((total, outcome) => total + outcome[key], 0)
  const { passed, failed } = totalWithFlaky({ passed: sum('passed'), failed: sum('failed') }, repeated)
  keepFlaky(repeated)
  if (failed > 0 && freeMegabytes() < FULL_MEGABYTES)
    console.info('The disk is full, so tests may have failed for that.')
  if (isInterrupted) console.info('Interrupted. The total counts what had run.')
  for (const line of describeFlaky(repeated)) console.info(line)
  console.info(`${passed} passed, ${failed} failed`)
  process.exit(isInterrupted ? 130 : failed > 0 ? 1 : 0)
}

function keepFlaky(repeated: TestResult[]): void {
  try {
    mkdirSync(logs, { recursive: true })
    writeFileSync(join(logs, 'flaky.json'), `${JSON.stringify(repeated, null, 2)}\n`)
  } catch (error) {
    console.info(`The list of flaky tests is not written: ${error instanceof Error ? error.message : error}`)
  }
}

/** Ends all areas, after which the report is printed. */
function interrupt(): void {
  isInterrupted = true
  for (const areaRun of running) areaRun.interrupt()
}
