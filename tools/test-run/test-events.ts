import { appendFileSync, closeSync, openSync, readSync } from 'node:fs'

/** A report of a test runner while it runs. Files are relative to the root of the project. */
export type TestEvent =
  /** The run starts with this many files. */
  | { kind: 'files'; count: number }
  /** The tests of a file are known. */
  | { kind: 'found'; tests: number }
  | { kind: 'started'; file: string }
  | { kind: 'ended'; file: string }
  | TestResult

export interface TestResult {
  kind: 'test'
  file: string
  /** The project of Vitest that the file belongs to. */
  project?: string | undefined
  name: string
  state: 'passed' | 'failed' | 'skipped'
  /** The message, difference and place of a failed test. */
  error?: string | undefined
}

/** The environment variable with the path of the file to which reporters append their events. */
export const EVENTS_FILE = 'TEST_EVENTS_FILE'

/** Appends the event at once, so that the events of a killed run are kept. */
export function appendEvent(event: TestEvent): void {
  const path = process.env[EVENTS_FILE]
  if (path) appendFileSync(path, `${JSON.stringify(event)}\n`)
}

/** Reads a file of events while another process appends to it. */
export class EventReader {
  readonly #file: number
  readonly #chunk = Buffer.alloc(64 * 1024)
  #position = 0
  #rest = Buffer.alloc(0)

  /** @param path the file, which exists */
  constructor(path: string) {
    this.#file = openSync(path, 'r')
  }

  /** Returns the events that were appended since the last call. */
  read(): TestEvent[] {
    const parts = [this.#rest]
    for (let length = this.#readChunk(); length > 0; length = this.#readChunk()) {
      parts.push(Buffer.from(this.#chunk.subarray(0, length)))
    }
    const content = Buffer.concat(parts)
    // The last line may be incomplete.
    const end = content.lastIndexOf('\n') + 1
    this.#rest = content.subarray(end)
    const lines = content.subarray(0, end).toString().split('\n').filter(Boolean)
    return lines.map((line): TestEvent => JSON.parse(line))
  }

  close(): void {
    closeSync(this.#file)
  }

  #readChunk(): number {
    const length = readSync(this.#file, this.#chunk, 0, this.#chunk.length, this.#position)
    this.#position += length
    return length
  }
}
