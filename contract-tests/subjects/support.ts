import { LegalTexts } from '#api/contract/generated/schemas.ts'
import type { RequestFields } from '../request-fields.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'
import { staffSignedIn } from '../steps/sign-in.ts'

export const requestFields: RequestFields = {
  requestContact: {
    prepare: staffSignedIn,
    fields: { phoneNumber: { operation: 'listContactRequests', path: 'items[0].phoneNumber' } },
  },
}

export const scripts: ScenarioScripts = {
  getSupport: {
    all_green: ({ plink, scenario: { responseBody }, call }) =>
      call({ server: plink.with({ support: { phone: responseBody?.phone, email: responseBody?.email } }) }),
  },
  getLegalTexts: {
    all_green: ({ plink, scenario: { responseBody }, call }) =>
      call({ server: plink.with({ legal: LegalTexts.parse(responseBody) }) }),
  },
}
