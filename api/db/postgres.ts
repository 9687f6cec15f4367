import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import type { Database } from './client.ts'
import { migrationsFolder } from './migrations-folder.ts'

/** Any fixed number will do: it names "Plink migrates" among the advisory locks of the database. */
const MIGRATION_LOCK = 7_465_465
const CONNECT_TIMEOUT_SECONDS = 10

export async function openPostgres(databaseUrl: string, poolSize = 10): Promise<Database> {
  await migratePostgres(databaseUrl)
  const client = postgres(databaseUrl, {
    max: poolSize,
    connect_timeout: CONNECT_TIMEOUT_SECONDS,
    onnotice: () => {},
    connection: { application_name: 'plink', statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 },
  })
  return {
    db: drizzle({ client }),
    kind: 'postgres',
    ping: async () => {
      await client`select 1`
    },
    close: () => client.end({ timeout: 5 }),
  }
}

/** Several processes may start at once: one migrates, the others wait for it and then find nothing left to do. */
export async function migratePostgres(databaseUrl: string): Promise<void> {
  // One connection, because an advisory lock belongs to the connection that took it.
  const client = postgres(databaseUrl, { max: 1, connect_timeout: CONNECT_TIMEOUT_SECONDS, onnotice: () => {} })
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`
    await migrate(drizzle({ client }), { migrationsFolder })
  } finally {
    await client.end({ timeout: 5 })
  }
}
