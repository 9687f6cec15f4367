import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { copyDataFolder } from '#api/testing/data-folder.ts'
import { type ServerProcess, startServer } from '#api/testing/server-process.ts'

export type { ServerProcess }

/** Set before all journeys: a folder that goes when they are over, with one data folder to copy. */
const RUN_FOLDER = 'PLINK_E2E_RUN_FOLDER'
const SEEDED = 'seeded'

/** For this process and the workers, which inherit its environment. */
export function setRunFolder(folder: string): { seeded: string } {
  process.env[RUN_FOLDER] = folder
  return { seeded: join(folder, SEEDED) }
}

/** A data folder of the caller's own, as the first `npm start` leaves it. */
export async function newDataFolder(): Promise<string> {
  const folder = process.env[RUN_FOLDER]
  if (!folder) throw new Error(`${RUN_FOLDER} is not set: run the journeys with Playwright's global setup.`)
  const dataDir = join(folder, randomUUID())
  await copyDataFolder(join(folder, SEEDED), dataDir)
  return dataDir
}

/** The program behind `npm start`, which builds the web app first when its sources have changed. */
export const NPM_START = 'tools/start.ts'

/** Starts a server on a build that is there already: nothing is rebuilt under the journeys when a source changes. */
export function startPlink(port: number, dataDir: string, program = 'api/main.ts'): Promise<ServerProcess> {
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    // Nobody in a test waits longer than this for a provider that hangs.
    PROVIDER_TIMEOUT_SECONDS: '1',
  }
  return startServer(env, program)
}
