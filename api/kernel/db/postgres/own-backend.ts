import { Client } from 'pg'
import { EnvError } from '#api/kernel/platform/env-error.ts'
import { connectionTo } from './tls.ts'

const CONNECT_TIMEOUT_MILLISECONDS = 10_000
/** By chance, a busy pooler may give a client the same backend a few times. */
const ROUNDS = 5

/**
 * Throws {@link EnvError} if the URL leads to a pooler in transaction mode: `LISTEN` would succeed there and never report anything. Two connections
 * ask in turns for their backend. A pooler in transaction mode gives both the same, or one of them several.
 */
export async function requireBackendOfItsOwn(url: string, setting: string): Promise<void> {
  const options = { ...connectionTo(url), connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS }
  const [one, other] = [new Client(options), new Client(options)]
  try {
    for (const client of [one, other]) {
      // Without a listener, a connection that is cut between two statements would end the process.
      client.on('error', () => {})
      await client.connect()
    }
    const pairs = new Set<string>()
    for (let round = 0; round < ROUNDS; round += 1) {
      // The first connection asks twice, because a pooler that uses its backends in turns would otherwise always give each client the same one of
      // two.
      for (const _ of [1, 2]) pairs.add(`one ${await backendOf(one)}`)
      pairs.add(`other ${await backendOf(other)}`)
    }
    const backends = new Set([...pairs].map(each => each.split(' ')[1]))
    if (pairs.size !== 2 || backends.size !== 2) throw new EnvError([`${setting} ${IS_POOLED}`])
  } finally {
    await Promise.all([one.end(), other.end()])
  }
}

const IS_POOLED =
  'leads to a pooler in transaction mode. Set DIRECT_DATABASE_URL to the database itself, or to a pooler in session mode: migrations and LISTEN need it. DATABASE_URL may stay'

async function backendOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}
