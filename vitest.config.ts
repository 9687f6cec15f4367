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
  globalSetup: ['./api/dev/testing/database.setup.ts'],
  execArgv: ['--import', fileURLToPath(new URL('./api/kernel/platform/module-loading.ts', import.meta.url))],
}

/** What no Postgres can change runs once, with PGlite. */
const PGLITE_ONLY = [
  // Processes with an embedded database, and the code for one.
  'api/run/commands/**/*.test.ts',
  'client/packed.test.ts',
  'api/kernel/db/{lock,pglite,prepared-statements}.test.ts',
  // Adapters that call a provider over HTTP. The contract tests run the sandbox, with which these compare them, on Postgres.
  'api/outside/providers/!(deny-list|unifonic-voice)/**/*.test.ts',
  'api/outside/providers/*.test.ts',
  // Tests without a database.
  'api/http/docs/**/*.test.ts',
  'api/env.test.ts',
  'api/http/static.test.ts',
  'api/kernel/platform/!(log-of-*).test.ts',
  'api/run/server/{listen,monitoring,startup-errors}.test.ts',
]

/** What the kind of the database changes, and one operation of each tag. `npm test` runs only these with PGlite, and `npm run test:all` everything. */
const PGLITE_TOO = [
  // Start, settings of the database, constraints, expiry, notifications.
  'api/main.test.ts',
  'api/{kernel/db,run/server,dev/testing}/**/*.test.ts',
  'api/{run/jobs/run-on-change,features/wallet/watch-wallet}.test.ts',
  // A transaction that fails, and one that another waits for.
  'api/http/{idempotency,kept-responses}.test.ts',
  'api/money/ledger/{invariants,races}.test.ts',
  'api/features/admin/login-admin.test.ts',
  'api/features/auth/verify-login-otp.test.ts',
  'api/features/beneficiaries/confirm-beneficiary.test.ts',
  'api/features/kyb/list-kyb-options.test.ts',
  'api/features/nafath/initiate-nafath.test.ts',
  'api/features/onboarding/create-profile.test.ts',
  'api/features/sandbox/create-sandbox-posting.test.ts',
  'api/features/top-ups/pay-top-up.test.ts',
  'api/features/transfers/confirm-transfer.test.ts',
  'api/features/verification/validate-cr.test.ts',
  'api/features/wallet/{list-transactions,export-transactions}.test.ts',
  'api/features/webhooks/receive-nafath-token.test.ts',
]

const ON_POSTGRES = process.env.TEST_DB === 'postgres'

const contract = {
  ...server,
  // Prints at the end how much of the contract was reached.
  globalSetup: [...server.globalSetup, './contract-tests/scenarios/coverage.setup.ts'],
}

export default defineConfig({
  test: {
    projects: [
      // The client stands here because its tests wait until no faked timer is left. A PGlite in the same worker always has one.
      { test: { name: 'domain', include: ['{domain,arazzo,client/src}/**/*.test.ts'], ...common } },
      { test: { name: 'web', include: ['web/**/*.test.ts'], ...common } },
      './web/vitest.config.ts',
      './web/vitest.screens.config.ts',
      './contract-tests/vitest.config.ts',
      { test: { name: 'tools', include: ['{tools,bench}/**/*.test.ts'], exclude: ['**/node_modules/**'], ...common } },
      {
        test: {
          name: 'api',
          include:
            process.env.TEST_GATE && !ON_POSTGRES
              ? [...PGLITE_ONLY, ...PGLITE_TOO]
              : ['api/**/*.test.ts', 'client/packed.test.ts'],
          exclude: ON_POSTGRES ? PGLITE_ONLY : [],
          ...server,
        },
      },
      // Run by `npm run drill` alone, for they need programs that the tests do not.
      { test: { name: 'drills', include: ['tools/drills/*.drill.ts'], ...server } },
      { test: { name: 'contract', include: ['contract-tests/**/*.test.ts'], ...contract } },
    ],
  },
})
