import type { Warning } from '#api/deps.ts'
import { runScenarios } from './run-scenarios.ts'

const lost = () => Promise.reject(new Error('the database does not respond'))
const warning = (what: Warning) => ({ ready: true, ping: async () => {}, warnings: () => [what] })

runScenarios('health', {
  getReadiness: {
    not_ready: ({ world, call }) =>
      call({}, world.with({ readiness: { ready: true, ping: lost, warnings: () => [] } })),
    replica_unused: ({ world, call }) => call({}, world.with({ readiness: warning('replica_unused') })),
    clock_differs: ({ world, call }) => call({}, world.with({ readiness: warning('clock_differs') })),
  },
})
