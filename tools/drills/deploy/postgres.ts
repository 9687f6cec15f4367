import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { vi } from 'vitest'
import { freePort } from '#api/dev/free-port.ts'
import { POSTGRES, requireProgram } from '../../programs.ts'
import { UNPRIVILEGED, unprivilegedFolder } from '../unprivileged.ts'

const run = promisify(execFile)

/** Debian's Postgres with the database `plink` in place of the container with Postgres: its superuser is trusted at the socket alone. */
export interface DeployedPostgres {
  port: number
  /** The environment in which psql and the scripts find it. */
  env: Record<string, string>
  /** Runs psql, pg_dump or another of its programs. Returns what it prints. */
  run(program: string, args: string[], env?: Record<string, string>): Promise<string>
  /** Removes the database and the roles of an earlier deployment. */
  empty(): Promise<void>
  stop(): Promise<void>
}

export async function startDeployedPostgres(): Promise<DeployedPostgres> {
  const programs = dirname(await requireProgram(POSTGRES))
  const folder = unprivilegedFolder('postgres')
  const data = join(folder, 'data')
  const port = await freePort()
  const encoding = ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
  const access = ['--username=postgres', '--auth-local=trust', '--auth-host=scram-sha-256']
  await run(join(programs, 'initdb'), [`--pgdata=${data}`, ...encoding, ...access], { ...UNPRIVILEGED, cwd: folder })
  const settings = [`port=${port}`, `unix_socket_directories=${folder}`, 'listen_addresses=127.0.0.1', 'fsync=off']
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap(each => ['-c', each])], {
    ...UNPRIVILEGED,
    cwd: folder,
    stdio: 'ignore',
  })
  const exited = once(server, 'exit')
  const env = { PATH: `${programs}:${process.env.PATH}`, PGHOST: folder, PGPORT: String(port), PGUSER: 'postgres' }
  const runIt: DeployedPostgres['run'] = async (program, args, more = {}) =>
    (await run(program, args, { env: { ...env, ...more } })).stdout
  const psql = (statement: string) => runIt('psql', ['--quiet', '--dbname=postgres', `--command=${statement}`])
  await vi.waitFor(() => psql('select 1'), { timeout: 60_000, interval: 100 })
  return {
    port,
    env,
    run: runIt,
    empty: async () => {
      await psql('drop database if exists plink with (force)')
      for (const role of ['plink', 'plink_owner']) await psql(`drop role if exists ${role}`)
      await psql('create database plink')
    },
    stop: async () => {
      server.kill('SIGINT')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
