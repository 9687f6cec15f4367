import { openAsBlob } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from '#api/kernel/db/client.ts'
import { DataFolderError, PGLITE_OPTIONS, pgliteDatabase } from './pglite.ts'

/**
 * Writes all files of the embedded database as one archive, between two transactions. The archive gets its name when it is complete and on the
 * disk.
 */
export async function writeBackup({ archive }: Pick<Database, 'archive'>, path: string): Promise<void> {
  if (!archive) throw new Error('Only the embedded database is backed up by copying its files.')
  const unfinished = `${path}.part`
  // The archive contains the whole database, so only this user may read it.
  const file = await open(unfinished, 'w', 0o600)
  try {
    const content = await archive()
    for await (const chunk of content.stream()) await file.write(chunk)
    await file.sync()
  } catch (cause) {
    await rm(unfinished, { force: true })
    throw cause
  } finally {
    await file.close()
  }
  await rename(unfinished, path)
}

/** Opens the archive in memory, without changing it. Throws {@link DataFolderError} if the file is not an archive. */
export const openBackup = async (path: string): Promise<Database> => unpack(path)

/**
 * Makes the archive the database of a data folder that has none. The caller holds the lock of the folder.
 * @param check gets the database before it is put in place, and throws to prevent that
 */
export async function restoreBackup(
  path: string,
  dataDir: string,
  check: (database: Database) => Promise<void>,
): Promise<void> {
  const unfinished = join(dataDir, 'db-new')
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(dataDir, { recursive: true })
  const database = await unpack(path, unfinished)
  await check(database).finally(() => database.close())
  await rename(unfinished, join(dataDir, 'db'))
}

async function unpack(path: string, folder?: string): Promise<Database> {
  try {
    const loadDataDir = await openAsBlob(path)
    return pgliteDatabase(await PGlite.create({ ...PGLITE_OPTIONS, loadDataDir, ...(folder && { dataDir: folder }) }))
  } catch (cause) {
    throw new DataFolderError(`${path} is not a backup of the embedded database, or it is damaged.`, { cause })
  }
}
