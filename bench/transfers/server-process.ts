// This program is a server of the benchmark. It confirms the requested transfers, and takes part in the jobs.
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { readEnv } from '../../api/env.ts'
import { transfers } from '../../api/kernel/db/schema/transfers.ts'
import { openSealedDatabase } from '../../api/kernel/db/sealed/open-sealed-database.ts'
import { createLog } from '../../api/kernel/platform/log.ts'
import { executeTransfer } from '../../api/money/transfers/execute-transfer.ts'
import { ALL_JOBS } from '../../api/run/jobs/all-jobs.ts'
import { startJobs } from '../../api/run/jobs/start-jobs.ts'
import { productionDeps } from '../../api/run/server/production-deps.ts'
import { payoutProviderAt } from './stand-in.ts'

/** Transfers to confirm, with the number of concurrent ones and the pause after each. */
export interface Confirmations {
  ids: string[]
  atATime: number
  pauseMilliseconds: number
}

const env = readEnv(process.env)
const { database, secretKeys } = await openSealedDatabase(env)
const log = createLog({ level: 'error' })
const ours = productionDeps(env, database, secretKeys.current, log)
const deps = { ...ours, providers: { ...ours.providers, payout: payoutProviderAt(process.argv[2]!) } }
const jobs = startJobs(
  deps,
  database,
  ALL_JOBS.filter(({ name }) => name === 'transfers'),
)

/** Does what `confirmTransfer` does with the right code. */
const confirm = (id: string) =>
  deps.db.transaction(async tx => {
    const [draft] = await tx.select().from(transfers).where(eq(transfers.id, id))
    await executeTransfer(tx, deps, draft!, 'confirmed')
  })

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

process.on('message', async (message: Confirmations | 'cpu' | 'stop') => {
  if (message === 'cpu') return process.send?.(cpuSeconds())
  if (message === 'stop') {
    await jobs.stop()
    await database.close()
    process.exit(0)
  }
  const { ids, atATime, pauseMilliseconds } = message
  const work = async () => {
    for (let id = ids.pop(); id; id = ids.pop()) {
      await confirm(id)
      await sleep(pauseMilliseconds)
    }
  }
  await Promise.all(Array.from({ length: atATime }, work))
  return process.send?.('confirmed')
})
await jobs.started
process.send?.('ready')
