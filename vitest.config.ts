import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Generous, because two stages of the tests may share one core. */
const patience = { testTimeout: 30_000, hookTimeout: 30_000 }
const server = {
  ...patience,
  globalSetup: ['./api/testing/database.setup.ts'],
  execArgv: ['--import', fileURLToPath(new URL('./api/fast-imports.ts', import.meta.url))],
}

/** Prints how much of the contract was reached, at the end. */
const contractSetup = [...server.globalSetup, './contract-tests/coverage.setup.ts']

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['domain/**/*.test.ts'], ...patience } },
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], ...patience } },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], ...patience } },
      { test: { name: 'api', include: ['api/**/*.test.ts'], ...server } },
      { test: { name: 'contract', include: ['contract-tests/**/*.test.ts'], ...server, globalSetup: contractSetup } },
    ],
  },
})
