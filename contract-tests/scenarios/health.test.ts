import * as client from '#web/api/generated/health.ts'
import { runScenarios } from './run-scenarios.ts'

const ping = () => Promise.reject(new Error('the database does not respond'))

runScenarios('health', client, {
  getReadiness: {
    not_ready: ({ world, call }) => call({}, world.with({ readiness: { ready: true, ping } })),
  },
})
