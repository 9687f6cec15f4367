import { FACT, inSession, type RequestFields } from '../request-fields.ts'
import { withProviders } from '../scripts/preconditions.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { upTo } from '../steps/sign-in.ts'
import { identityCheckDown } from '../test-doubles.ts'

const screened = inTurn(upTo('id'), async ({ newcomer }) => {
  await newcomer.post('/api/v1/verification/local-screening', { idNumber: newcomer.values.idNumber })
})

export const preparations: Preparations = {
  validateCr: upTo('cr'),
  localScreening: upTo('id'),
  idPhoneMatch: screened,
}

export const requestFields: RequestFields = {
  validateCr: { fields: { crNumber: inSession('crNumber') } },
  // The session shows the number once `idPhoneMatch` has matched it with the phone.
  localScreening: {
    afterwards: ({ newcomer }) => {
      const { phoneNumber, values } = newcomer
      return newcomer.post('/api/v1/verification/id-phone-match', { phoneNumber, idNumber: values.idNumber })
    },
    fields: { idNumber: inSession('idNumber') },
  },
  idPhoneMatch: { fields: { idNumber: inSession('idNumber'), phoneNumber: FACT } },
}

export const scripts: ScenarioScripts = {
  localScreening: { id_check_unavailable: withProviders(identityCheckDown) },
  idPhoneMatch: { id_check_unavailable: withProviders(identityCheckDown) },
}
