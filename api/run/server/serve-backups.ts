import { existsSync, type FSWatcher, watch } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#api/kernel/db/client.ts'
import { writeBackup } from '#api/kernel/db/pglite/backup.ts'
import type { Log } from '#api/kernel/platform/log.ts'

/** The files in the data folder through which `npm run backup` communicates with the server that holds the folder. */
export const backupFiles = (dataDir: string) => ({
  /** The request, which the command writes and the server removes. */
  request: join(dataDir, 'backup-request'),
  /** The archive, which the server writes and the command moves away. */
  archive: join(dataDir, 'backup.tar.gz'),
  /** The reason why there is no archive. */
  failure: join(dataDir, 'backup-failure'),
})

/**
 * Backs up the embedded database when `npm run backup` requests it, because no other process can open the folder. A process that can write into the
 * folder can read the database anyway.
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
    running = running
      .then(answer)
      .catch(err => log.error({ err }, 'A request for a backup could not be read. Run `npm run backup` again.'))
  }
  const watcher: FSWatcher = watch(dataDir, { persistent: false }, lookAgain)
  // There may be a request from before this start.
  lookAgain()
  return {
    async stop() {
      watcher.close()
      await running
    },
  }
}
