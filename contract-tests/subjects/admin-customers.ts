import { inAdminEvent, inCustomer, type RequestFields } from '../request-fields.ts'

export const requestFields: RequestFields = {
  unlockCustomer: { fields: { reason: inAdminEvent('reason') } },
  freezeCustomer: { fields: { reason: inCustomer('wallet.freeze.reason') } },
  unfreezeCustomer: { fields: { reason: inAdminEvent('reason') } },
  suspendBeneficiary: { fields: { reason: inAdminEvent('reason') } },
  resumeBeneficiary: { fields: { reason: inAdminEvent('reason') } },
  endCustomerSessions: { fields: { reason: inAdminEvent('reason') } },
  changeSignInCall: {
    fields: { signInCall: inCustomer('signInCall'), reason: inAdminEvent('reason') },
  },
  exportCustomer: { fields: { reason: inAdminEvent('reason') } },
}
