import { randomUUID } from 'node:crypto'
import type { Writable } from 'node:stream'
import { freePort } from '#api/dev/free-port.ts'
import { startPostgres } from '#api/dev/postgres/postgres.ts'
import type { StandIn } from '#api/dev/stand-in/stand-in.ts'
import { openPostgres } from '#api/kernel/db/postgres/postgres.ts'
import { listen } from '#api/run/server/listen.ts'
import { createDatabase, databaseUrl, dropDatabase, withAdmin } from '#api/testing/database/postgres-admin.ts'
import { startServer } from '#api/testing/processes/server-process.ts'
import { controlApp } from './control.ts'
import { liveEnvironment } from './live-environment.ts'
import { createProviderRecords, type ProviderRecords } from './provider-records.ts'
import { createStaffMember, type StaffCredentials } from './staff-credentials.ts'
import { startStandIns } from './stand-ins.ts'

export interface Rehearsal {
  /** Plink in live mode. */
  url: string
  /** The URL of the page for controlling the providers by hand. */
  controlUrl: string
  records: ProviderRecords
  standIns: Record<string, StandIn>
  staff: StaffCredentials
  stop(): Promise<void>
}

interface Options {
  port: number
  /** Receives the log of the server. */
  log?: Writable
  env?: Record<string, string>
}

/** Starts Plink in live mode on a temporary Postgres, with stand-ins for all providers. Nothing outside this machine is called. */
export async function startRehearsal(options: Options): Promise<Rehearsal> {
  const running: Stop[] = []
  const stop = async () => {
    for (const end of running.splice(0).reverse()) await end()
  }
  try {
    return { ...(await startAll(options, end => running.push(end))), stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

type Stop = () => Promise<unknown>

/** @param onStarted receives a function that ends the started part */
async function startAll(
  { port, log, env }: Options,
  onStarted: (stop: Stop) => void,
): Promise<Omit<Rehearsal, 'stop'>> {
  const postgres = await startPostgres()
  onStarted(postgres.stop)
  const [ownDatabase, providersDatabase] = [await newDatabase(postgres), await newDatabase(postgres)]
  onStarted(() => Promise.all([ownDatabase.drop(), providersDatabase.drop()]))
  const { db, close } = await openPostgres({ databaseUrl: providersDatabase.url })
  onStarted(close)
  const records = createProviderRecords(db)
  records.addBusiness()
  const controlPort = await freePort()
  const controlUrl = `http://localhost:${controlPort}`
  const standIns = await startStandIns(records, controlUrl)
  onStarted(() => Promise.all(Object.values(standIns).map(standIn => standIn.close())))
  const settings = { ...liveEnvironment(standIns, { port, databaseUrl: ownDatabase.url }), ...env }
  const { url, kill, exited } = await startServer(settings, 'tools/start.ts', log)
  onStarted(() => {
    kill('SIGTERM')
    return exited
  })
  const staff = await createStaffMember(settings)
  const control = await listen(controlApp({ records, standIns, url, staff }), controlPort)
  onStarted(() => control.drain({ delayMilliseconds: 0, deadlineMilliseconds: 0 }))
  return { url, controlUrl, records, standIns, staff }
}

async function newDatabase({ url }: { url: string }) {
  const name = `rehearsal_${randomUUID()}`
  await withAdmin(url, admin => createDatabase(admin, name))
  return { url: databaseUrl(url, name), drop: () => withAdmin(url, admin => dropDatabase(admin, name)) }
}
