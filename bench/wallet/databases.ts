import { randomBytes } from 'node:crypto'
import { createDatabase, databaseUrl, withAdmin } from '#api/testing/postgres-admin.ts'
import { IN_MEMORY } from '../../api/db/pglite.ts'
import { startPostgres } from '../../tools/postgres.ts'
import { customerOf, type WithWallet } from './customer-of.ts'
import { barePglite, barePostgres, type Peer } from './peers.ts'

export interface Kind {
  name: string
  /** Somebody with a wallet, on a database of their own. */
  open(): Promise<WithWallet>
  openPeer(): Promise<Peer>
  /** The milliseconds that its work takes: of CPU where it all happens in this process, which other work does not move. */
  clock(): number
}

/** Has both kinds of databases for some work, and none when it is done. */
export async function withDatabases<T>(work: (kinds: { embedded: Kind; postgres: Kind }) => Promise<T>): Promise<T> {
  const server = await startPostgres()
  const opened: { close(): Promise<void> }[] = []
  const keep = async <Each extends { close(): Promise<void> }>(opening: Promise<Each>) => {
    const each = await opening
    opened.push(each)
    return each
  }
  try {
    return await work({
      embedded: {
        name: 'embedded',
        open: () => keep(customerOf({ dataDir: IN_MEMORY })),
        openPeer: () => keep(barePglite()),
        clock: cpuMilliseconds,
      },
      postgres: {
        name: 'Postgres',
        open: async () => keep(customerOf({ dataDir: IN_MEMORY, databaseUrl: await another(server.url) })),
        openPeer: async () => keep(barePostgres(await another(server.url))),
        clock: () => performance.now(),
      },
    })
  } finally {
    for (const { close } of opened) await close()
    await server.stop()
  }
}

function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function another(adminUrl: string): Promise<string> {
  const name = `bench_${randomBytes(6).toString('hex')}`
  await withAdmin(adminUrl, admin => createDatabase(admin, name))
  return databaseUrl(adminUrl, name)
}
