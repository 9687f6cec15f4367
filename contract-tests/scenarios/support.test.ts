import { LegalTexts } from '#api/contract/generated/schemas.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('support', {
  getSupport: {
    all_green: ({ world, scenario: { responseBody }, call }) =>
      call({}, world.with({ support: { phone: responseBody?.phone, email: responseBody?.email } })),
  },
  getLegalTexts: {
    all_green: ({ world, scenario: { responseBody }, call }) =>
      call({}, world.with({ legal: LegalTexts.parse(responseBody) })),
  },
})
