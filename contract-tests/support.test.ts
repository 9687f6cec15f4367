import * as client from '#web/api/generated/support.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('support', client, {
  getSupport: {
    all_green: ({ world, scenario: { answer }, call }) =>
      call({}, world.with({ support: { phone: answer?.phone, email: answer?.email } })),
  },
})
