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

/** What no Postgres can change runs once, with PGlite. */
const PGLITE_ONLY = [
  // Processes with an embedded database, and the code for one.
  'api/commands/**',
  'client/**',
  'api/db/{lock,pglite,prepared-statements}.test.ts',
  // Adapters that call a provider over HTTP. The contract tests run the sandbox, with which these compare them, on Postgres.
  'api/providers/!(deny-list|unifonic-voice)/**',
  'api/providers/*.test.ts',
  // Tests without a database.
  'api/docs/**',
  'api/env.test.ts',
  'api/http/static.test.ts',
  'api/platform/!(log-of-*).test.ts',
  'api/server/{listen,startup-errors}.test.ts',
]

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
      './contract-tests/vitest.config.ts',
      { test: { name: 'tools', include: ['{tools,bench}/**/*.test.ts'], exclude: ['**/node_modules/**'], ...common } },
      {
        test: {
          name: 'api',
          include: ['{api,client}/**/*.test.ts'],
          exclude: process.env.TEST_DB === 'postgres' ? PGLITE_ONLY : [],
          ...server,
        },
      },
      { test: { name: 'contract', include: ['contract-tests/**/*.test.ts'], ...contract } },
    ],
  },
})
