import { runScenarios } from './run-scenarios.ts'

const ping = () => Promise.reject(new Error('the database does not respond'))

runScenarios('health', {
  getReadiness: {
    not_ready: ({ world, call }) => call({}, world.with({ readiness: { ready: true, ping } })),
  },
})
