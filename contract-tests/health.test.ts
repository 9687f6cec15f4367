import * as client from '#web/api/generated/health.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('health', client, {
  getReadiness: {
    plays: {
      not_ready: ({ world, call }) =>
        call(
          {},
          world.with({ readiness: { ping: () => Promise.reject(new Error('the database sleeps')), ready: true } }),
        ),
    },
  },
})
