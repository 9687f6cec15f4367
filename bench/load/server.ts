import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../../api/dev/postgres/postgres.ts'
import { startServer } from '../../api/testing/processes/server-process.ts'

const PROGRAM = 'dist/server/main.js'

/** Starts two processes from `dist` on one new Postgres, with the limits of live mode. */
export async function startMeasuredServer(): Promise<{ url: string; stop(): Promise<void> }> {
  if (!existsSync(fileURLToPath(new URL(`../../${PROGRAM}`, import.meta.url))))
    throw new Error('dist/server is missing. Run: npm run build')
  const postgres = await startPostgres()
  const settings = {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    WORKERS: '2',
    TRUST_PROXY: '1',
    RATE_LIMIT_PER_ADDRESS_PER_MINUTE: '600',
  }
  const server = await startServer(settings, PROGRAM)
  const stop = async () => {
    server.kill('SIGTERM')
    await server.exited
    await postgres.stop()
  }
  return { url: server.url, stop }
}
