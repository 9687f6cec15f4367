import { adminBeneficiaries } from '#web/features/admin-customers/admin-beneficiaries.messages.ts'
import { adminClosure } from '#web/features/admin-customers/admin-closure.messages.ts'
import { adminExport } from '#web/features/admin-customers/admin-export.messages.ts'
import { adminSignInCall } from '#web/features/admin-customers/admin-sign-in-call.messages.ts'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { businessDocuments } from '#web/messages/business-documents.ts'
import { call, clientState, fill, label, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_ID } from '#web/mock/stored-state.ts'
import { adminCustomerPath, adminSearchPath, adminTransactionsPath, paths } from '#web/paths.ts'
import { REASON, stored } from './admin.ts'

const searchTooShort = [
  fill(
    label(adminCustomers, t => t.searchLabel),
    '12',
  ),
  press(label(adminCustomers, t => t.search)),
]
const endSessions = press(label(adminCustomers, t => t.endSessions))
const frozen = { getCustomer: 'customer_frozen' }
const freeze = press(label(adminCustomers, t => t.freeze))
const liftFreeze = press(label(adminCustomers, t => t.liftFreeze))
const withCall = { getCustomer: 'customer_with_call' }
const requireCall = press(label(adminSignInCall, t => t.on.act))
const stopCalls = press(label(adminSignInCall, t => t.off.act))
const suspended = { listCustomerBeneficiaries: 'suspended' }
const suspend = press(label(adminBeneficiaries, t => t.suspend.act))
const resume = press(label(adminBeneficiaries, t => t.resume.act))
const readDocument = press(label(businessDocuments, t => t.downloadOf(t.kinds.vat_certificate)))
const locked = { getCustomer: 'customer_locked' }
const endLock = press(label(adminCustomers, t => t.endLock))
const exportAll = press(label(adminExport, t => t.export))
const askToClose = press(label(adminClosure, t => t.ask))
const fillReason = fill(
  label(adminCustomers, t => t.reasonLabel),
  REASON,
)

export const ADMIN_CUSTOMERS: readonly Screen[] = [
  {
    id: 'adminCustomers',
    path: paths.adminCustomers,
    stored,
    calls: [call('searchCustomers')],
    clientStates: [clientState('too_short', { steps: searchTooShort })],
  },
  {
    id: 'adminSearch',
    path: adminSearchPath({ q: '0500000016' }),
    stored,
    calls: [call('searchCustomers')],
  },
  {
    id: 'adminCustomer',
    path: adminCustomerPath(ANY_ID),
    stored,
    calls: [
      call('getCustomer'),
      call('listCustomerTransactions'),
      call('listCustomerBeneficiaries'),
      call('listCustomerDocuments'),
      call('downloadCustomerDocument', { steps: [readDocument] }),
      call('suspendBeneficiary', { steps: [suspend, fillReason, suspend] }),
      call('resumeBeneficiary', { scenarios: suspended, steps: [resume, fillReason, resume] }),
      call('changeSignInCall', { steps: [requireCall, fillReason, requireCall] }),
      call('endCustomerSessions', { steps: [endSessions, fillReason, endSessions] }),
      call('freezeCustomer', { steps: [freeze, fillReason, freeze] }),
      call('exportCustomer', { steps: [exportAll, fillReason, exportAll] }),
      call('requestAccountClosure', { steps: [askToClose, fillReason, askToClose] }),
      call('unfreezeCustomer', { scenarios: frozen, steps: [liftFreeze, fillReason, liftFreeze] }),
      call('unlockCustomer', { scenarios: locked, steps: [endLock, fillReason, endLock] }),
    ],
    clientStates: [
      clientState('end_sessions', { steps: [endSessions] }),
      clientState('require_call', { steps: [requireCall] }),
      clientState('stop_calls', { scenarios: withCall, steps: [stopCalls] }),
      clientState('freeze', { steps: [freeze] }),
      clientState('suspend_beneficiary', { steps: [suspend] }),
      clientState('resume_beneficiary', { scenarios: suspended, steps: [resume] }),
      clientState('export', { steps: [exportAll] }),
      clientState('ask_to_close', { steps: [askToClose] }),
      clientState('lift_freeze', { scenarios: frozen, steps: [liftFreeze] }),
      clientState('end_lock', { scenarios: locked, steps: [endLock] }),
      clientState('end_lock_nothing_typed', { scenarios: locked, steps: [endLock, endLock] }),
      clientState('viewer', { stored: { viewer: true }, scenarios: locked }),
    ],
  },
  {
    id: 'adminTransactions',
    path: adminTransactionsPath(ANY_ID),
    stored,
    calls: [call('listCustomerTransactions')],
  },
]
