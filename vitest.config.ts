import { defineConfig } from 'vitest/config'

const server = { environment: 'node', globalSetup: ['./api/testing/database.setup.ts'] }

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['domain/**/*.test.ts'] } },
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], testTimeout: 30_000 } },
      { test: { name: 'api', include: ['api/**/*.test.ts'], ...server, testTimeout: 20_000 } },
      { test: { name: 'contract', include: ['contract-tests/**/*.test.ts'], ...server, testTimeout: 20_000 } },
    ],
  },
})
