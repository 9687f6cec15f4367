// Runs a temporary Postgres and prints its URL. When the standard input closes, because the tests are done or were killed, it stops
// Postgres and removes the data.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { freePort } from '#api/dev/free-port.ts'
import { postgresBinaries } from './postgres-binaries.ts'

/** Postgres refuses to run as root, so root starts it as the user `nobody`. */
const NOBODY_ID = 65_534
const user = process.getuid?.() === 0 ? { uid: NOBODY_ID, gid: NOBODY_ID } : {}
const TEMPORARY_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
const run = promisify(execFile)

const folder = await mkdtemp(join(tmpdir(), 'plink-postgres-'))
if (user.uid) await chown(folder, user.uid, user.gid)
try {
  await runServer()
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function runServer(): Promise<void> {
  const binaries = await postgresBinaries(folder)
  const data = join(folder, 'data')
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  await run(join(binaries, 'initdb'), init, { ...user, cwd: folder })
  const port = await freePort()
  const socketFolder = process.argv.includes('--local') && process.platform !== 'win32' ? folder : ''
  const addresses = ['listen_addresses=127.0.0.1', `unix_socket_directories=${socketFolder}`]
  const settings = [...TEMPORARY_SETTINGS, `port=${port}`, ...addresses]
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...settings.flatMap(each => ['-c', each])], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = once(server, 'exit')
  await untilReady(server.stderr, exited)
  process.stdout.write(`postgres://postgres@127.0.0.1:${port}/postgres${socketFolder && `?host=${socketFolder}`}\n`)
  process.stdin.resume()
  await Promise.race([once(process.stdin, 'close'), exited])
  server.kill('SIGINT')
  await exited
}

async function untilReady(log: NodeJS.ReadableStream, exited: Promise<unknown>): Promise<void> {
  const lines: string[] = []
  const accepting = new Promise<void>(resolve => {
    createInterface({ input: log }).on('line', line => {
      lines.push(line)
      if (line.includes('ready to accept connections')) resolve()
    })
  })
  const failed = exited.then(() => Promise.reject(new Error(`Postgres stopped during its start:\n${lines.join('\n')}`)))
  await Promise.race([accepting, failed])
  failed.catch(() => {})
}
