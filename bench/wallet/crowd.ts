import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../api/dev/free-port.ts'
import { startPostgres } from '../../api/dev/postgres/postgres.ts'
import { nextMessage, request, startChild } from '../child.ts'
import { type Figure, ofSamples } from '../report.ts'
import { isShort } from '../short.ts'
import { type Load, phoneOf } from '../sign-in/customers.ts'
import type { FloodResult } from '../sign-in/flood.ts'
import { PLINK } from '../sign-in/peers.ts'
import type { Probe } from '../sign-in/probe.ts'
import { signInAll } from './exports.ts'
import { CUSTOMERS, type ExportsLoad } from './exports-load.ts'
import type { SchedulerLoad, SchedulerResult } from './scheduler.ts'

const FLOODERS = isShort ? 40 : 200
const WARM_UP_SECONDS = isShort ? 0.5 : 1
const SECONDS = isShort ? 2 : 8
/** The limit of live mode, or in short runs one that is exceeded within a moment. */
const LIMIT_PER_MINUTE = isShort ? 20 : 600
const BUDGET_MILLISECONDS = 100

/**
 * Measures `getWallet` of one customer during expensive work of others: many download their transactions, many sign in from one address, and one
 * creates schedules as fast as possible.
 */
export async function measureCrowd(): Promise<Figure[]> {
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
  // Every caller except the flood has its own address.
  const limits = { TRUST_PROXY: '1', RATE_LIMIT_PER_ADDRESS_PER_MINUTE: String(LIMIT_PER_MINUTE) }
  const plink = startChild({
    file: 'wallet/export-server.ts',
    output,
    args: [String(port)],
    env: { DATA_DIR: folder, ...limits, ...env },
  })
  const [exporters, flooder, scheduler, probe] = [
    'wallet/exporters.ts',
    'sign-in/flood.ts',
    'wallet/scheduler.ts',
    'sign-in/probe.ts',
  ].map(file => startChild({ file, output: 'ignore' }))
  try {
    await nextMessage(plink)
    const url = `http://127.0.0.1:${port}`
    const [honest, planner, ...others] = (await signInAll(url, CUSTOMERS, addressOf)).map((headers, customer) => ({
      ...headers,
      ...addressOf(customer),
    }))
    const calls = [{ url: `${url}/api/v1/wallet`, headers: honest! }]
    const read = (seconds: number) => request<number[][]>(probe!, { calls, seconds } satisfies Probe)
    await read(WARM_UP_SECONDS)
    const crowd = Promise.all([
      request(exporters!, { url, headers: others, seconds: SECONDS } satisfies ExportsLoad),
      request<FloodResult>(flooder!, flood(url)),
      request<SchedulerResult>(scheduler!, {
        url,
        headers: planner!,
        payee: phoneOf(0),
        seconds: SECONDS,
      } satisfies SchedulerLoad),
    ])
    const [[latencies], [files, { refused }, { made }]] = await Promise.all([read(SECONDS), crowd])
    if (files < others.length || refused === 0 || made < 3) throw new Error('There was no crowd')
    return {
      name: `99 of 100 \`getWallet\` beside ${others.length} downloads, ${FLOODERS} sign-ins of one address and a maker of schedules, ${database}`,
      unit: 'ms',
      better: 'lower',
      budget: BUDGET_MILLISECONDS,
      ...ofSamples(latencies!, 0.99),
    }
  } finally {
    for (const child of [plink, exporters, flooder, scheduler, probe]) child?.kill()
    closeSync(output)
    rmSync(folder, { recursive: true, force: true })
  }
}

const addressOf = (customer: number) => ({ 'x-forwarded-for': `10.8.0.${customer + 1}` })

/** Signs in customers who download nothing, so that no session of the others ends. */
const flood = (url: string): Load => ({
  url: url + PLINK.signIn.path,
  bodies: Array.from({ length: FLOODERS }, (_, index) => PLINK.signIn.body(CUSTOMERS + index)),
  seconds: SECONDS,
})
