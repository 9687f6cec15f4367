import { FACT, inSession, type RequestFields } from '../request-fields.ts'

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
