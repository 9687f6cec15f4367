import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const common = {
  // Generous, because a property takes its time on a busy machine, and a start of a process too.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // As long as any test waits for something. Vitest's own second is short on a busy machine.
  expect: { poll: { timeout: 15_000 } },
  // Loading the modules again for each file would take half the time.
  isolate: false,
}
const server = {
  ...common,
  globalSetup: ['./api/testing/database/database.setup.ts'],
  execArgv: ['--import', fileURLToPath(new URL('./api/kernel/platform/module-loading.ts', import.meta.url))],
}

/** Tests that start processes of the product, or read its build. They run alone, one file after the other. */
const PROCESSES = [
  'api/main.test.ts',
  'api/kernel/db/pglite/lock.test.ts',
  'api/run/{full-disk,graceful-stop,log-faults,restart-after-kill}.test.ts',
  'api/run/commands/{admin,backup,check-ledger,check-live,end-access,post,reconcile,restore,rotate-secret-key}.test.ts',
  'bench/sections.test.ts',
  'client/packed.test.ts',
  'tools/{build/built-pages,build/built-product,webhook-programs}.test.ts',
]
const PROCESSES_ON_POSTGRES = [
  'api/run/{database-roles,key-rotation,money-processes,replica-processes,several-servers,tracing}.test.ts',
  'api/run/worker-{kill,processes,shutdown}.test.ts',
  'api/run/commands/migrate.test.ts',
]
/** Those that `npm test` runs. */
const PROCESSES_OF_GATE = [
  'api/run/{full-disk,graceful-stop,restart-after-kill}.test.ts',
  'api/run/commands/restore.test.ts',
  'tools/build/built-product.test.ts',
]
const PROCESSES_OF_GATE_ON_POSTGRES = ['api/run/worker-{kill,shutdown}.test.ts', 'api/run/commands/migrate.test.ts']

/** What no Postgres can change runs once, with PGlite. */
const PGLITE_ONLY = [
  // The code for an embedded database.
  'api/run/commands/**/*.test.ts',
  'api/kernel/db/pglite/{pglite,prepared-statements}.test.ts',
  // Adapters that call a provider over HTTP. The contract tests run the sandbox, with which these compare them, on Postgres.
  'api/outside/providers/!(deny-list|unifonic-voice)/**/*.test.ts',
  'api/outside/providers/*.test.ts',
  // Tests without a database.
  'api/http/docs/**/*.test.ts',
  'api/{env,wrong-settings}.test.ts',
  'api/http/static/static.test.ts',
  'api/kernel/platform/!(log-of-*).test.ts',
  'api/run/server/{listen,monitoring,monitoring-port,startup-errors,stop}.test.ts',
]

/** What the kind of the database changes. `npm test` runs only these with PGlite, and `npm run test:all` everything. */
const PGLITE_TOO = [
  // Constraints, migrations, retries, and a start.
  'api/kernel/db/**/*.test.ts',
  'api/run/server/**/*.test.ts',
  'api/testing/database/database.test.ts',
  // Notifications.
  'api/run/jobs/run-on-change.test.ts',
  'api/features/wallet/watch-wallet.test.ts',
  // A transaction that fails, races, what expires, and an operation that uses all of them.
  'api/http/idempotency/idempotency.test.ts',
  'api/money/ledger/races.test.ts',
  'api/features/auth/verify-login-otp.test.ts',
  'api/features/transfers/confirm-transfer.test.ts',
]

const IN_GATE = Boolean(process.env.TEST_GATE)
const ON_POSTGRES = process.env.TEST_DB === 'postgres'

const processes = {
  ...server,
  expect: { poll: { timeout: 90_000 } },
  fileParallelism: false,
}

const contract = {
  ...server,
  globalSetup: [...server.globalSetup, './contract-tests/prism/prism-mock.setup.ts'],
}

export default defineConfig({
  test: {
    projects: [
      // The client stands here because its tests wait until no faked timer is left. A PGlite in the same worker always has one.
      {
        test: {
          name: 'domain',
          include: ['{domain,arazzo,client/src}/**/*.test.ts'],
          setupFiles: ['./tools/test-run/property-seed.setup.ts'],
          ...common,
        },
      },
      { test: { name: 'web', include: ['web/**/*.test.ts'], ...common } },
      './web/vitest.config.ts',
      './web/vitest.screens.config.ts',
      './contract-tests/vitest.config.ts',
      {
        test: {
          name: 'tools',
          include: ['{tools,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...PROCESSES],
          ...common,
        },
      },
      {
        test: {
          name: 'api',
          include: IN_GATE && !ON_POSTGRES ? [...PGLITE_ONLY, ...PGLITE_TOO] : ['api/**/*.test.ts'],
          exclude: [...PROCESSES, ...PROCESSES_ON_POSTGRES, ...(ON_POSTGRES ? PGLITE_ONLY : [])],
          ...server,
        },
      },
      {
        test: {
          name: 'processes',
          include: IN_GATE ? PROCESSES_OF_GATE : PROCESSES,
          ...processes,
          globalSetup: [...processes.globalSetup, './tools/build/product-build.setup.ts'],
          env: { TEST_DB: 'pglite' },
        },
      },
      {
        test: {
          name: 'processes-postgres',
          include: IN_GATE ? PROCESSES_OF_GATE_ON_POSTGRES : PROCESSES_ON_POSTGRES,
          ...processes,
          env: { TEST_DB: 'postgres' },
        },
      },
      // Run by `npm run drill` alone, for they need programs that the tests do not.
      { test: { name: 'drills', include: ['tools/drills/*.drill.ts'], ...server, expect: processes.expect } },
      { test: { name: 'contract', include: ['contract-tests/**/*.test.ts'], ...contract } },
    ],
  },
})
