import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const common = {
  // Generous, because two stages of the tests may share one core.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  // Loading the modules again for each file would take half the time.
  isolate: false,
}
const server = {
  ...common,
  globalSetup: ['./api/testing/database.setup.ts'],
  execArgv: ['--import', fileURLToPath(new URL('./api/platform/module-loading.ts', import.meta.url))],
}

/** Processes with an embedded database, whatever `TEST_DB` names: once is enough. */
const PGLITE_ONLY = process.env.TEST_DB === 'postgres' ? ['api/commands/**', 'client/**'] : []

const contract = {
  ...server,
  // Prints at the end how much of the contract was reached.
  globalSetup: [...server.globalSetup, './contract-tests/scenarios/coverage.setup.ts'],
}

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['{domain,arazzo}/**/*.test.ts'], ...common } },
      { test: { name: 'web', include: ['web/**/*.test.ts'], ...common } },
      './web/vitest.config.ts',
      './web/vitest.screens.config.ts',
      { test: { name: 'tools', include: ['{tools,bench}/**/*.test.ts'], exclude: ['**/node_modules/**'], ...common } },
      { test: { name: 'api', include: ['{api,client}/**/*.test.ts'], exclude: PGLITE_ONLY, ...server } },
      { test: { name: 'contract', include: ['contract-tests/**/*.test.ts'], ...contract } },
    ],
  },
})
