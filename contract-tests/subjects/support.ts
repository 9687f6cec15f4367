import { LegalTexts } from '#api/contract/generated/schemas.ts'
import type { RequestFields } from '../request-fields.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'

export const requestFields: RequestFields = {
  requestContact: {
    prepare: ({ staff }) => staff.signIn(),
    fields: { phoneNumber: { operation: 'listContactRequests', path: 'items[0].phoneNumber' } },
  },
}

export const scripts: ScenarioScripts = {
  getSupport: {
    all_green: ({ plink, scenario: { responseBody }, call }) =>
      call({}, plink.with({ support: { phone: responseBody?.phone, email: responseBody?.email } })),
  },
  getLegalTexts: {
    all_green: ({ plink, scenario: { responseBody }, call }) =>
      call({}, plink.with({ legal: LegalTexts.parse(responseBody) })),
  },
}
