import { FACT, inSession, type RequestFields } from '../request-fields.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { upTo } from '../steps/sign-in.ts'

const screened = inTurn(upTo('id'), ({ person }) =>
  person.post('/api/v1/verification/local-screening', { idNumber: person.values.idNumber }),
)

export const preparations: Preparations = {
  validateCr: upTo('cr'),
  localScreening: upTo('id'),
  idPhoneMatch: screened,
}

export const requestFields: RequestFields = {
  validateCr: { fields: { crNumber: inSession('crNumber') } },
  // The session shows the number once `idPhoneMatch` has matched it with the phone.
  localScreening: {
    afterwards: ({ person }) => {
      const { phoneNumber, values } = person
      return person.post('/api/v1/verification/id-phone-match', { phoneNumber, idNumber: values.idNumber })
    },
    fields: { idNumber: inSession('idNumber') },
  },
  idPhoneMatch: { fields: { idNumber: inSession('idNumber'), phoneNumber: FACT } },
}
