import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { startPostgres } from '../../api/dev/postgres/postgres.ts'
import { nextMessage, request, startChild } from '../child.ts'
import { type Figure, ofRounds, quantile } from '../report.ts'
import { isShort } from '../short.ts'
import { another } from './databases.ts'

const ROUNDS = isShort ? 2 : 80
const WARM_UP_SECONDS = isShort ? 0.1 : 4
const ROUND_SECONDS = 0.1
/** The share of the rounds that counts. Other work on the machine makes rounds more expensive, and affects the cheapest ones least. */
const UNDISTURBED = 0.1

/** Measures the CPU time of `getWallet` on Postgres, alternately in a server without traces and in one that creates and sends them. */
export async function measureTraces(): Promise<Figure[]> {
  const [postgres, collector] = [await startPostgres(), await startCollector()]
  const children: ChildProcess[] = []
  const start = async (...args: string[]) => {
    const database = await another(postgres.url)
    const child = startChild({ file: 'wallet/traced-wallet.ts', output: 'ignore', args: [database, ...args] })
    children.push(child)
    await nextMessage(child)
    await cost(child, WARM_UP_SECONDS)
    return child
  }
  try {
    const [off, on] = [await start(), await start(collector.url)]
    const [without, traced]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      without.push(await cost(off, ROUND_SECONDS))
      traced.push(await cost(on, ROUND_SECONDS))
    }
    if (collector.requests() === 0) throw new Error('The collector was sent nothing')
    return [figure('without traces', without), figure('with traces', traced)]
  } finally {
    for (const child of children) child.kill()
    collector.stop()
    await postgres.stop()
  }
}

/** Returns the microseconds of CPU for each request. */
async function cost(child: ChildProcess, seconds: number): Promise<number> {
  const before = await request(child, 'cpu')
  const requests = await request(child, seconds)
  return ((await request(child, 'cpu')) - before) / requests
}

const figure = (how: string, costs: number[]): Figure => ({
  name: `CPU of \`getWallet\` on Postgres ${how}`,
  unit: 'µs',
  better: 'lower',
  noise: ofRounds(costs).noise,
  value: quantile(costs, UNDISTURBED),
})

async function startCollector() {
  let requests = 0
  const server = createServer((incoming, response) => {
    requests += 1
    incoming.resume().on('end', () => response.setHeader('Content-Type', 'application/json').end('{}'))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = Object(server.address())
  return { url: `http://127.0.0.1:${port}`, requests: () => requests, stop: () => server.close() }
}
