import { existsSync, type FSWatcher, watch } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeBackup } from '#api/kernel/db/backup.ts'
import type { Database } from '#api/kernel/db/client.ts'
import type { Log } from '#api/kernel/platform/log.ts'

/** Files of the data folder by which `npm run backup` talks with the server that holds the folder. */
export const backupFiles = (dataDir: string) => ({
  /** Written by the command, and removed by the server that takes it up. */
  request: join(dataDir, 'backup-request'),
  /** Written by the server, and taken away by the command. */
  archive: join(dataDir, 'backup.tar.gz'),
  /** Why there is no archive. */
  failure: join(dataDir, 'backup-failure'),
})

/**
 * Backs the embedded database up when `npm run backup` asks for it: no other process can open the folder. Who may write into the folder may
 * read the database anyway.
 */
export function serveBackups(
  database: Pick<Database, 'archive'>,
  dataDir: string,
  log: Pick<Log, 'error' | 'info'>,
): { stop(): Promise<void> } {
  const { request, archive, failure } = backupFiles(dataDir)
  let running = Promise.resolve()
  const answer = async () => {
    if (!existsSync(request)) return
    await rm(request)
    try {
      await writeBackup(database, archive)
      log.info('A backup was written.')
    } catch (err) {
      log.error({ err }, 'A backup failed. Check the space on the disk of DATA_DIR.')
      await writeFile(failure, err instanceof Error ? err.message : String(err))
    }
  }
  const lookAgain = () => {
    running = running.then(answer).catch(err => log.error({ err }, 'A request for a backup could not be read.'))
  }
  const watcher: FSWatcher = watch(dataDir, { persistent: false }, lookAgain)
  // One that came before this start.
  lookAgain()
  return {
    async stop() {
      watcher.close()
      await running
    },
  }
}
