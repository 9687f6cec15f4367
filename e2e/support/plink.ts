import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { copyDataFolder } from '#api/testing/database/data-folder.ts'
import { type ServerProcess, startServer } from '#api/testing/processes/server-process.ts'

export type { ServerProcess }

/**
 * The environment variable with the path of a temporary folder. It holds the data folder that servers copy and all files of the journeys. It is set
 * before the first journey, and the folder is deleted after the run.
 */
const RUN_FOLDER = 'PLINK_E2E_RUN_FOLDER'
const SEEDED = 'seeded'

/** Sets the folder for this process and the workers, which inherit its environment. */
export function setRunFolder(folder: string): { seeded: string } {
  process.env[RUN_FOLDER] = folder
  return { seeded: join(folder, SEEDED) }
}

/** Returns a new data folder, as the first `npm start` leaves it. */
export async function newDataFolder(): Promise<string> {
  const dataDir = join(runFolder(), randomUUID())
  await copyDataFolder(join(runFolder(), SEEDED), dataDir)
  return dataDir
}

/** Returns an empty folder for a journey. */
export async function newFolder(): Promise<string> {
  const folder = join(runFolder(), randomUUID())
  await mkdir(folder)
  return folder
}

function runFolder(): string {
  const folder = process.env[RUN_FOLDER]
  if (!folder) throw new Error(`${RUN_FOLDER} is not set: run the journeys with Playwright's global setup.`)
  return folder
}

/** The program behind `npm start`, which first builds what is out of date. */
export const NPM_START = 'tools/start.ts'

/** Starts a server on the existing build. A change of the sources during the journeys does not rebuild it. */
export function startPlink(port: number, dataDir: string, program = 'dist/server/main.js'): Promise<ServerProcess> {
  return startServer({ PORT: String(port), DATA_DIR: dataDir }, program)
}
