import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface RunningPostgres {
  /** The URL of a superuser, so that tests can create their own databases. */
  url: string
  stop(): Promise<void>
}

/**
 * Starts the Postgres for the tests: `TEST_DATABASE_URL`, or a temporary server that stops with this process.
 * @param isLocal whether to connect through a socket in the file system, where that is supported, which halves the CPU time of a short query
 */
export async function startPostgres({ isLocal = false } = {}): Promise<RunningPostgres> {
  const externalUrl = process.env.TEST_DATABASE_URL
  if (externalUrl) return { url: externalUrl, stop: async () => {} }
  // The process is detached, so that Ctrl-C does not reach it. It stops cleanly when its standard input closes.
  const program = fileURLToPath(new URL('./postgres-process.ts', import.meta.url))
  const postgresProcess = spawn(process.execPath, [program, ...(isLocal ? ['--local'] : [])], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exited = once(postgresProcess, 'exit')
  const url = await Promise.race([
    once(createInterface({ input: postgresProcess.stdout }), 'line').then(([line]) => String(line)),
    exited.then(() => Promise.reject(new Error('The Postgres for the tests did not start; see above.'))),
  ])
  return {
    url,
    stop: async () => {
      postgresProcess.stdin.end()
      await exited
    },
  }
}
