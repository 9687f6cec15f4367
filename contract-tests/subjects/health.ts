import type { Warning } from '#api/deps.ts'
import type { ScenarioScripts } from '../scenarios/scenario-script.ts'

const lost = () => Promise.reject(new Error('the database does not respond'))
const warning = (what: Warning) => ({ ready: true, ping: async () => {}, warnings: () => [what] })

export const scripts: ScenarioScripts = {
  getReadiness: {
    not_ready: ({ world, call }) =>
      call({}, world.with({ readiness: { ready: true, ping: lost, warnings: () => [] } })),
    replica_unused: ({ world, call }) => call({}, world.with({ readiness: warning('replica_unused') })),
    clock_differs: ({ world, call }) => call({}, world.with({ readiness: warning('clock_differs') })),
  },
}
