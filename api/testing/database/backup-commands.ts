import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Db } from '#api/kernel/db/client.ts'
import { openDatabase } from '#api/kernel/db/open-database.ts'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'

/** Runs `npm run backup` or `npm run restore` with this file and data folder. */
export async function runCommand(command: 'backup' | 'restore', file: string, dataFolder: string) {
  const args = ['--import', './api/kernel/platform/module-loading.ts', `api/run/commands/${command}.ts`, file]
  const child = spawn(process.execPath, args, {
    cwd: fileURLToPath(PROJECT_ROOT),
    env: { PATH: process.env.PATH, DATA_DIR: dataFolder },
  })
  const exited = once(child, 'close')
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { status: (await exited)[0], output: stdout + stderr }
}

export async function inDatabase<Result>(dataFolder: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ dataDir: dataFolder })
  return work(database.db).finally(() => database.close())
}
