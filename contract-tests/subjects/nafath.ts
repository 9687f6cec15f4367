import type { RequestFields } from '../request-fields.ts'
import type { Preparations } from '../steps/preparation.ts'
import { upTo, waitingInNafath } from '../steps/sign-in.ts'

export const preparations: Preparations = {
  initiateNafath: upTo('nafath'),
  getNafathStatus: waitingInNafath,
}

export const requestFields: RequestFields = {
  initiateNafath: {
    fields: {
      nationalId: { operation: 'listSandboxNafathRequests', path: 'items[0].nationalId' },
      phoneE164: { operation: 'listSandboxNafathRequests', path: 'items[0].phoneNumber' },
    },
  },
}
