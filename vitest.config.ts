import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Generous, because two stages of the tests may share one core. */
const patience = { testTimeout: 30_000, hookTimeout: 30_000 }
const server = {
  ...patience,
  // Each file has a database and an application of its own; loading the modules again for each would take half the time.
  isolate: false,
  globalSetup: ['./api/testing/database.setup.ts'],
  execArgv: ['--import', fileURLToPath(new URL('./api/platform/module-loading.ts', import.meta.url))],
}

const contract = {
  ...server,
  // Prints at the end how much of the contract was reached.
  globalSetup: [...server.globalSetup, './contract-tests/scenarios/coverage.setup.ts'],
}

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['{domain,arazzo}/**/*.test.ts'], ...patience } },
      { test: { name: 'web', include: ['web/**/*.test.ts'], ...patience } },
      './web/vitest.config.ts',
      { test: { name: 'tools', include: ['{tools,client}/**/*.test.ts'], ...patience } },
      { test: { name: 'api', include: ['api/**/*.test.ts'], ...server } },
      { test: { name: 'contract', include: ['contract-tests/**/*.test.ts'], ...contract } },
    ],
  },
})
