import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Area } from './areas.ts'
import { EVENTS_FILE, EventReader, type TestEvent, type TestResult } from './test-events.ts'

const READ_MILLISECONDS = 250
const PROGRESS_MILLISECONDS = 15_000
/** A test may take this long without a report. */
const SILENCE_MILLISECONDS = 3 * 60_000
/** Compilers and linters print nothing until they end, and builds print nothing until the first test begins. */
const COMMAND_SILENCE_MILLISECONDS = 10 * 60_000
/** The time between the request to end and the kill. */
const CLEAN_UP_MILLISECONDS = 2000
/** The number of shown lines of output of an area that fails without a failed test. */
const SHOWN_LINES = 200
/** The lines of the output that are shown even if the area succeeds. */
const ALWAYS_SHOWN = /^Contract .*$/gm

export interface Outcome {
  passed: number
  /** Failed tests, and one for a failure that no test explains. */
  failed: number
  seconds: number
  /** The tests that failed. */
  failures: TestResult[]
}

interface RunOptions {
  /** The folder for logs and events. */
  folder: string
  /** Returns the time in milliseconds, to measure how long nothing has happened. */
  now?: () => number
}

/** An area while it runs. It counts its tests, shows failures as they happen, and ends the area when nothing happens any more. */
export class AreaRun {
  readonly area: Area
  readonly #folder: string
  readonly #now: () => number
  readonly #started: number
  readonly #running = new Set<string>()
  readonly #failures: TestResult[] = []
  #lastChange: number
  #passed = 0
  #finished = 0
  #tests = 0
  #files = { ended: 0, all: 0 }
  #child: ChildProcess | undefined
  /** The reason why the run ended the area, if it did. */
  #endedBecause = ''
  #isInterrupted = false

  constructor(area: Area, { folder, now = () => performance.now() }: RunOptions) {
    this.area = area
    this.#folder = folder
    this.#now = now
    this.#started = this.#lastChange = now()
  }

  /** Runs the area to its end. */
  async run(): Promise<Outcome> {
    const log = join(this.#folder, `${this.area.name}.log`)
    try {
      await Promise.all(this.area.needs ?? [])
      if (this.#isInterrupted) return this.outcome()
      mkdirSync(this.#folder, { recursive: true })
      const exitCode = await this.#runCommand(log, join(this.#folder, `${this.area.name}.events`))
      return this.#end(exitCode, readFileSync(log, 'utf8'))
    } catch (error) {
      return this.#end(null, error instanceof Error ? error.message : String(error))
    }
  }

  /** Returns the results so far. */
  outcome(): Outcome {
    const seconds = (this.#now() - this.#started) / 1000
    return { passed: this.#passed, failed: this.#failures.length, seconds, failures: this.#failures }
  }

  /** Ends the command and everything that it has started, because the whole run is interrupted. `run` resolves then. */
  interrupt(): void {
    this.#isInterrupted = true
    this.#terminate()
  }

  #terminate(): void {
    this.#signal('SIGTERM')
    setTimeout(() => this.#signal('SIGKILL'), CLEAN_UP_MILLISECONDS)
  }

  async #runCommand(log: string, events: string): Promise<number | null> {
    writeFileSync(events, '')
    const reader = new EventReader(events)
    const reading = setInterval(() => this.#follow(reader.read()), READ_MILLISECONDS)
    const progress = setInterval(() => console.info(`  … ${this.#progress()}`), PROGRESS_MILLISECONDS)
    this.#lastChange = this.#now()
    try {
      return await this.#execute(log, events)
    } finally {
      clearInterval(reading)
      clearInterval(progress)
      this.#follow(reader.read())
      reader.close()
    }
  }

  async #execute(log: string, events: string): Promise<number | null> {
    const [program = '', ...args] = this.area.command
    const output = openSync(log, 'w')
    try {
      const child = spawn(program, args, {
        env: { ...process.env, NO_COLOR: '1', [EVENTS_FILE]: events, ...this.area.env },
        stdio: ['ignore', output, output],
        // The command has its own process group, so that its processes can be ended together.
        detached: true,
        shell: process.platform === 'win32',
      })
      this.#child = child
      return await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('exit', resolve))
    } finally {
      closeSync(output)
      // This ends the processes that the command has left behind.
      this.#signal('SIGKILL')
      this.#child = undefined
    }
  }

  #follow(events: TestEvent[]): void {
    for (const event of events) this.#record(event)
    const areTesting = this.#running.size > 0 || this.#finished > 0
    const limit = areTesting ? SILENCE_MILLISECONDS : COMMAND_SILENCE_MILLISECONDS
    if (this.#endedBecause || this.#now() - this.#lastChange < limit) return
    this.#endedBecause = this.area.hasTests
      ? `No test has finished for ${limit / 1000} s. Running: ${[...this.#running].join(', ') || 'no file'}.`
      : `The command has not ended for ${limit / 1000} s.`
    this.#terminate()
  }

  #record(event: TestEvent): void {
    switch (event.kind) {
      case 'files':
        this.#files.all += event.count
        break
      case 'found':
        this.#tests += event.tests
        break
      case 'started':
        if (this.#finished === 0) this.#lastChange = this.#now()
        this.#running.add(event.file)
        break
      case 'ended':
        this.#running.delete(event.file)
        this.#files.ended += 1
        break
      case 'test':
        this.#recordTest(event)
    }
  }

  #recordTest(test: TestResult): void {
    this.#lastChange = this.#now()
    this.#finished += 1
    if (test.state === 'passed') this.#passed += 1
    if (test.state !== 'failed') return
    this.#failures.push(test)
    console.info(
      `\n  ✗ ${this.area.name}: ${test.file} > ${test.name}\n${indented(test.error ?? 'No reason was given.')}\n`,
    )
  }

  #end(exitCode: number | null, output: string): Outcome {
    const outcome = this.outcome()
    if (!this.area.hasTests && exitCode === 0) outcome.passed = 1
    const isUnexplained = outcome.failed === 0 && (exitCode !== 0 || outcome.passed === 0)
    if (this.#isInterrupted) return outcome
    if (isUnexplained || this.#endedBecause) {
      outcome.failed += 1
      console.info(`\n${lastLines(output) || 'The command printed nothing.'}\n${this.#endedBecause}\n`)
    } else for (const line of output.match(ALWAYS_SHOWN) ?? []) console.info(`    ${line}`)
    console.info(`  ${outcome.failed > 0 ? '✗' : '✓'} ${this.area.name}: ${summaryOf(outcome)}`)
    return outcome
  }

  #progress(): string {
    const { name, hasTests } = this.area
    const seconds = `${this.outcome().seconds.toFixed(0)} s`
    if (!hasTests) return `${name}: ${seconds}`
    const failed = this.#failures.length > 0 ? `, ${this.#failures.length} failed` : ''
    const tests = `${this.#finished} of ${this.#tests} tests${failed}`
    return `${name}: ${tests}, ${this.#files.ended} of ${this.#files.all} files, ${seconds}`
  }

  #signal(signal: NodeJS.Signals): void {
    const pid = this.#child?.pid
    if (pid === undefined) return
    try {
      process.kill(-pid, signal)
    } catch {
      // The group has ended already.
    }
  }
}

export const summaryOf = ({ passed, failed, seconds }: Outcome): string =>
  `${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`

const indented = (text: string) => text.replaceAll(/^/gm, '    ')

const lastLines = (text: string) => text.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n')
