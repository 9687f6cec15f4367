import { type ServerProcess, startServer } from '#api/testing/server-process.ts'

export type { ServerProcess }

/** What `npm start` starts, with a database of its own, forgotten when it stops unless `dataDir` keeps it. */
export function startPlink(port: number, dataDir = 'memory://'): Promise<ServerProcess> {
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    // Nobody in a test waits longer than this for a provider that hangs.
    PROVIDER_TIMEOUT_SECONDS: '1',
  }
  return startServer(env, 'tools/start.ts')
}
