import * as client from '#web/api/generated/support.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('support', client, {
  getSupport: {
    all_green: ({ world, scenario: { responseBody }, call }) =>
      call({}, world.with({ support: { phone: responseBody?.phone, email: responseBody?.email } })),
  },
})
