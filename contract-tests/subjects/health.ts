import type { Warning } from '#api/deps.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'

const lost = () => Promise.reject(new Error('the database does not respond'))
const warning = (what: Warning) => ({ ready: true, ping: async () => {}, warnings: () => [what] })

export const scripts: ScenarioScripts = {
  getReadiness: {
    not_ready: ({ plink, call }) =>
      call({ server: plink.with({ readiness: { ready: true, ping: lost, warnings: () => [] } }) }),
    replica_unused: ({ plink, call }) => call({ server: plink.with({ readiness: warning('replica_unused') }) }),
    clock_differs: ({ plink, call }) => call({ server: plink.with({ readiness: warning('clock_differs') }) }),
  },
}
