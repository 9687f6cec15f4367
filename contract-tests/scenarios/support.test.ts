import { runScenarios } from './run-scenarios.ts'

runScenarios('support', {
  getSupport: {
    all_green: ({ world, scenario: { responseBody }, call }) =>
      call({}, world.with({ support: { phone: responseBody?.phone, email: responseBody?.email } })),
  },
})
