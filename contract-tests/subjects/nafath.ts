import type { RequestFields } from '../request-fields.ts'

export const requestFields: RequestFields = {
  initiateNafath: {
    fields: {
      nationalId: { operation: 'listSandboxNafathRequests', path: 'items[0].nationalId' },
      phoneE164: { operation: 'listSandboxNafathRequests', path: 'items[0].phoneNumber' },
    },
  },
}
