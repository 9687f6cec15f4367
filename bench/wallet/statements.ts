import type { ChildProcess } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../api/dev/free-port.ts'
import { startPostgres } from '../../api/dev/postgres/postgres.ts'
import { addDays, riyadhDay } from '../../domain/riyadh-time.ts'
import { nextMessage, request, startChild } from '../child.ts'
import { type Figure, ofRounds } from '../report.ts'
import { isShort } from '../short.ts'
import { signInAll } from './exports.ts'
import { STATEMENTS } from './statement-sizes.ts'

const ROUNDS = isShort ? 1 : 7
const MEMORY_ROUNDS = isShort ? 1 : 3
const BUDGET_SECONDS = 2
/** The growth of memory that garbage collection may leave. A file of 100,000 entries has 11 MB, and its rows would take over 50. */
const BUDGET_MEGABYTES = 30
const CHUNKS_BETWEEN_SAMPLES = 20

/** Measures the files of a statement of a year: how long a PDF takes, and how much memory grows during a CSV file. */
export async function measureStatements(): Promise<Figure[]> {
  const server = await startPostgres()
  try {
    return [...(await figuresOf('embedded', {})), ...(await figuresOf('Postgres', { DATABASE_URL: server.url }))]
  } finally {
    await server.stop()
  }
}

async function figuresOf(database: string, env: Record<string, string>): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'plink-bench-'))
  const output = openSync(join(folder, 'output'), 'w')
  const port = await freePort()
  const plink = startChild({
    file: 'wallet/statement-server.ts',
    output,
    args: [String(port)],
    env: { DATA_DIR: folder, RATE_LIMIT_PER_ADDRESS_PER_MINUTE: '1000000', ...env },
  })
  try {
    await nextMessage(plink)
    const url = `http://127.0.0.1:${port}`
    const headers = await signInAll(url, STATEMENTS.length)
    const [usual, large] = await Promise.all(headers.map((each, customer) => issue(`${url}/api/v1`, each, customer)))
    const [usualEntries, largeEntries] = STATEMENTS.map(({ entries }) => entries.toLocaleString('en'))
    await (await usual!('pdf')).arrayBuffer()
    const seconds = await rounds(ROUNDS, () => secondsOf(usual!))
    // The first file also loads code.
    await growthDuring(usual!, plink)
    const megabytes = await rounds(
      MEMORY_ROUNDS,
      async () => (await growthDuring(large!, plink)) - (await growthDuring(usual!, plink)),
    )
    return [
      {
        name: `a statement of ${usualEntries} entries in Arabic as PDF, ${database}`,
        unit: 's',
        better: 'lower',
        budget: BUDGET_SECONDS,
        ...ofRounds(seconds),
      },
      {
        name: `memory that a statement of ${largeEntries} entries as CSV takes above one of ${usualEntries}, ${database}`,
        unit: 'MB',
        better: 'lower',
        budget: BUDGET_MEGABYTES,
        ...ofRounds(megabytes),
      },
    ]
  } finally {
    plink.kill()
    closeSync(output)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns a file of an issued statement. */
type Files = (name: string) => Promise<Response>

async function issue(url: string, headers: Record<string, string>, customer: number): Promise<Files> {
  const to = riyadhDay(new Date())
  const response = await fetch(`${url}/statements`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ from: addDays(to, -365), to }),
  })
  if (!response.ok) throw new Error(`createStatement responded with ${response.status}`)
  const { documentId, entryCount }: { documentId: string; entryCount: number } = await response.json()
  const { entries } = STATEMENTS[customer]!
  if (entryCount < entries) throw new Error(`The statement has ${entryCount} entries instead of ${entries}`)
  return async name => {
    const file = await fetch(`${url}/issued-documents/${documentId}/${name}?locale=ar`, { headers })
    if (!file.ok) throw new Error(`${name} responded with ${file.status}`)
    return file
  }
}

async function rounds(count: number, measure: () => Promise<number>): Promise<number[]> {
  const measured: number[] = []
  for (let round = 0; round < count; round++) measured.push(await measure())
  return measured
}

async function secondsOf(files: Files): Promise<number> {
  const started = performance.now()
  await (await files('pdf')).arrayBuffer()
  return (performance.now() - started) / 1000
}

/** Returns by how many megabytes the server's resident memory grows while it sends a file. */
async function growthDuring(files: Files, plink: ChildProcess): Promise<number> {
  const before = await request(plink, 'memory')
  let most = before
  let chunks = 0
  for await (const _ of (await files('csv')).body!)
    if (++chunks % CHUNKS_BETWEEN_SAMPLES === 0) most = Math.max(most, await request(plink, 'memory'))
  return (most - before) / 2 ** 20
}
