// This program runs a temporary Postgres and prints its URL. When the standard input closes, because the tests are done or were killed, it stops
// Postgres and removes the data.
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#api/dev/free-port.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { initPostgres, POSTGRES_USER, startPostgresServer } from './postgres-server.ts'

const TEMPORARY_SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  // Postgres assumes that small tables are large until it analyses them. Starting workers for them takes ten times as long as reading them.
  'max_parallel_workers_per_gather=0',
]

const folder = await mkdtemp(join(tmpdir(), 'plink-postgres-'))
if (POSTGRES_USER.uid) await chown(folder, POSTGRES_USER.uid, POSTGRES_USER.gid)
try {
  await runServer()
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function runServer(): Promise<void> {
  const binaries = await postgresBinaries(folder)
  const data = join(folder, 'data')
  await initPostgres({ binaries, data })
  const port = await freePort()
  const socketFolder = process.argv.includes('--local') && process.platform !== 'win32' ? folder : ''
  const addresses = ['listen_addresses=127.0.0.1', `unix_socket_directories=${socketFolder}`]
  const settings = [...TEMPORARY_SETTINGS, `port=${port}`, ...addresses]
  const { exited, stop } = await startPostgresServer({ binaries, data, settings })
  process.stdout.write(`postgres://postgres@127.0.0.1:${port}/postgres${socketFolder && `?host=${socketFolder}`}\n`)
  process.stdin.resume()
  await Promise.race([once(process.stdin, 'close'), exited])
  await stop()
}
