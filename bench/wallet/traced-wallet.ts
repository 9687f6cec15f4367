import { setTimeout as sleep } from 'node:timers/promises'
import { IN_MEMORY } from '../../api/kernel/db/pglite/pglite.ts'
import { createLog } from '../../api/kernel/platform/log.ts'
import { setTracer } from '../../api/kernel/platform/tracing.ts'
import { ready } from '../peer-process.ts'
import { customerOf } from './databases.ts'

/** The program reads a wallet on a Postgres, with traces if there is a collector. */
const [databaseUrl = '', collector] = process.argv.slice(2)
/** The pause is longer than {@link EXPORT_MILLISECONDS}, so that the cost of sending the last spans counts too. */
const PAUSE_MILLISECONDS = 250
const EXPORT_MILLISECONDS = 100

if (collector) {
  const { startTracing } = await import('../../api/run/server/open-telemetry.ts')
  // One request after the other creates more spans than a server does, and none is dropped.
  const batches = { scheduledDelayMillis: EXPORT_MILLISECONDS, maxQueueSize: 1_000_000 }
  setTracer(startTracing(collector, createLog(), batches).tracer)
}
const { customer } = await customerOf({ dataDir: IN_MEMORY, databaseUrl })
ready(async seconds => {
  const end = performance.now() + seconds * 1000
  let done = 0
  for (; performance.now() < end; done++) {
    const response = await customer.get('/api/v1/wallet')
    await response.text()
    if (!response.ok) throw new Error(`getWallet responded with ${response.status}`)
  }
  await sleep(PAUSE_MILLISECONDS)
  return done
})
