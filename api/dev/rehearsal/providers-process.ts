// This program is the providers of a rehearsal in a process of their own, which may be killed at any time: the books of the providers of money are
// in a database. Its arguments are the URL of that database, the URL of Plink, and the addresses of an earlier process, which it takes over.
import { freePort } from '#api/dev/free-port.ts'
import { openPostgres } from '#api/kernel/db/postgres/postgres.ts'
import { listen } from '#api/run/server/listen.ts'
import { controlApp } from './control.ts'
import { createProviderRecords } from './provider-records.ts'
import { startStandIns } from './stand-ins.ts'

/** The line that the process prints once it is ready. */
export interface Addresses {
  controlUrl: string
  /** The URLs of the stand-ins, by provider. */
  standIns: Record<string, { url: string }>
}

const [databaseUrl = '', url = '', addresses] = process.argv.slice(2)
const earlier: Addresses | undefined = addresses && JSON.parse(addresses)
const portOf = (address: string | undefined) => (address ? Number(new URL(address).port) : undefined)

const { db } = await openPostgres({ databaseUrl })
const records = createProviderRecords(db)
const controlPort = portOf(earlier?.controlUrl) ?? (await freePort())
const controlUrl = `http://localhost:${controlPort}`
const standIns = await startStandIns(records, controlUrl, provider => portOf(earlier?.standIns[provider]?.url))
await listen(controlApp({ records, standIns, url }), controlPort)
const now: Addresses = {
  controlUrl,
  standIns: Object.fromEntries(Object.entries(standIns).map(([name, each]) => [name, { url: each.url }])),
}
console.log(JSON.stringify(now))
