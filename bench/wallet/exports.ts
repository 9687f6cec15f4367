import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../api/dev/free-port.ts'
import { startPostgres } from '../../api/dev/postgres/postgres.ts'
import { nextMessage, request, startChild } from '../child.ts'
import { type Figure, ofSamples } from '../report.ts'
import { isShort } from '../short.ts'
import { PLINK } from '../sign-in/peers.ts'
import type { Probe } from '../sign-in/probe.ts'
import { EXPORTERS, type ExportsLoad } from './exports-load.ts'

const WARM_UP_SECONDS = isShort ? 0.5 : 2
const SECONDS = isShort ? 2 : 8
const BUDGET_MILLISECONDS = 100

/** Measures `getWallet` of one customer while many others download their transactions. */
export async function measureExports(): Promise<Figure[]> {
  const server = await startPostgres()
  try {
    return [await figureOf('embedded', {}), await figureOf('Postgres', { DATABASE_URL: server.url })]
  } finally {
    await server.stop()
  }
}

async function figureOf(database: string, env: Record<string, string>): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'plink-bench-'))
  const output = openSync(join(folder, 'output'), 'w')
  const port = await freePort()
  const plink = startChild({
    file: 'wallet/export-server.ts',
    output,
    args: [String(port)],
    env: { DATA_DIR: folder, RATE_LIMIT_PER_ADDRESS_PER_MINUTE: '1000000', ...env },
  })
  const exporters = startChild({ file: 'wallet/exporters.ts', output: 'ignore' })
  const probe = startChild({ file: 'sign-in/probe.ts', output: 'ignore' })
  try {
    await nextMessage(plink)
    const url = `http://127.0.0.1:${port}`
    const [honest, ...headers] = await signInAll(url, EXPORTERS + 1)
    const calls = [{ url: `${url}/api/v1/wallet`, headers: honest! }]
    const read = (seconds: number) => request<number[][]>(probe, { calls, seconds } satisfies Probe)
    await read(WARM_UP_SECONDS)
    const exporting = request(exporters, { url, headers, seconds: SECONDS } satisfies ExportsLoad)
    const [latencies] = await read(SECONDS)
    if ((await exporting) < EXPORTERS) throw new Error('Not every customer received a file')
    return {
      name: `99 of 100 \`getWallet\` beside ${EXPORTERS} customers who download their transactions, ${database}`,
      unit: 'ms',
      better: 'lower',
      budget: BUDGET_MILLISECONDS,
      ...ofSamples(latencies!, 0.99),
    }
  } finally {
    plink.kill()
    exporters.kill()
    probe.kill()
    closeSync(output)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the headers of each customer. They sign in one after the other, because the server verifies few passwords at a time. */
export async function signInAll(
  url: string,
  customers: number,
  ownHeaders: (customer: number) => Record<string, string> = () => ({}),
): Promise<Record<string, string>[]> {
  const headers: Record<string, string>[] = []
  for (let customer = 0; customer < customers; customer++) {
    const body = JSON.stringify(PLINK.signIn.body(customer))
    const response = await fetch(url + PLINK.signIn.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...ownHeaders(customer) },
      body,
    })
    if (!response.ok) throw new Error(`loginWithPassword responded with ${response.status}`)
    const { accessToken }: { accessToken: string } = await response.json()
    headers.push({ authorization: `Bearer ${accessToken}` })
  }
  return headers
}
