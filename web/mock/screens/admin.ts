import { admin, authenticatorCode } from '#web/messages/admin.ts'
import { adminBeneficiaries } from '#web/messages/admin-beneficiaries.ts'
import { adminClosure } from '#web/messages/admin-closure.ts'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { adminDenyList } from '#web/messages/admin-deny-list.ts'
import { adminExport } from '#web/messages/admin-export.ts'
import { adminOptions } from '#web/messages/admin-options.ts'
import { adminRequests } from '#web/messages/admin-requests.ts'
import { adminReviews } from '#web/messages/admin-reviews.ts'
import { adminSignInCall } from '#web/messages/admin-sign-in-call.ts'
import { adminSuspense } from '#web/messages/admin-suspense.ts'
import { adminTransfers } from '#web/messages/admin-transfers.ts'
import { call, clientState, fill, label, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_ID } from '#web/mock/stored-state.ts'
import {
  adminCustomerPath,
  adminDenyListPath,
  adminSearchPath,
  adminTransactionsPath,
  adminTransferPath,
  adminTransfersPath,
  paths,
} from '#web/paths.ts'

const stored = { administrator: true }
const viewer = clientState('viewer', { stored: { viewer: true } })
const REASON = 'The owner has called and named their details'

const signIn = [
  fill(
    label(admin, t => t.login.email),
    'noura@plink.example',
  ),
  fill(
    label(admin, t => t.login.password),
    'Sandbox#2026',
  ),
  press(label(admin, t => t.login.submit)),
]
const typeCode = fill(
  label(authenticatorCode, t => t.label),
  '482913',
)
const useRecoveryCode = press(label(admin, t => t.secondFactor.useRecoveryCode))
const typeRecoveryCode = (code: string) => [
  fill(
    label(admin, t => t.secondFactor.recoveryCode),
    code,
  ),
  press(label(admin, t => t.login.submit)),
]
const asksSecondFactor = { loginAdmin: 'second_factor_required' }
const refusesSecondFactor = { loginAdmin: 'second_factor_invalid' }
const openCreate = press(label(adminOptions, t => t.create))
const createOption = [
  openCreate,
  fill(
    label(adminOptions, t => t.label.en),
    'Paying salaries',
  ),
  openCreate,
]
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
const locked = { getCustomer: 'customer_locked' }
const endLock = press(label(adminCustomers, t => t.endLock))
const approve = press(label(adminReviews, t => t.decide.identity.approve))
const exportAll = press(label(adminExport, t => t.export))
const askToClose = press(label(adminClosure, t => t.ask))
const approveRequest = press(label(adminRequests, t => t.decide.approve))
const fillReason = fill(
  label(adminCustomers, t => t.reasonLabel),
  REASON,
)
const note = fill(
  label(adminReviews, t => t.noteLabel),
  REASON,
)

const endAsPaid = press(label(adminTransfers, t => t.decide.paid))
const askSettlement = press(label(adminTransfers, t => t.ask))
const fillSettlementReason = fill(
  label(adminTransfers, t => t.reason),
  'The bank confirmed the payment by phone',
)
const creditSuspense = press(label(adminSuspense, t => t.credit))
const sendBack = press(label(adminSuspense, t => t.sendBack))
const askSuspense = press(label(adminSuspense, t => t.ask))
const fillSuspenseReason = fill(
  label(adminSuspense, t => t.reason),
  'The payer named the shop in the reference',
)
const findReceiver = [
  creditSuspense,
  fill(
    label(adminCustomers, t => t.searchLabel),
    'Green Palm',
  ),
  press(label(adminCustomers, t => t.search)),
]
const chooseReceiver = [...findReceiver, press(label(adminSuspense, t => t.choose))]

const openAdd = press(label(adminDenyList, t => t.add))
const typeId = (idNumber: string) =>
  fill(
    label(adminDenyList, t => t.idLabel),
    idNumber,
  )
const fillDenial = fill(
  label(adminDenyList, t => t.reasonLabel),
  'Confirmed fraud, case 2026-17',
)
const removeEntry = press(label(adminDenyList, t => t.remove))
const findDigits = (digits: string) => [
  fill(
    label(adminDenyList, t => t.digitsLabel),
    digits,
  ),
  press(label(adminDenyList, t => t.find)),
]

export const ADMIN: readonly Screen[] = [
  {
    id: 'adminLogin',
    path: paths.adminLogin,
    calls: [call('loginAdmin', { steps: signIn })],
    clientStates: [
      clientState('expired', { locationState: () => ({ ended: 'expired' }) }),
      clientState('wrong_code', { scenarios: refusesSecondFactor, steps: [...signIn, typeCode] }),
      clientState('recovery_code_asked', { scenarios: asksSecondFactor, steps: [...signIn, useRecoveryCode] }),
      clientState('recovery_code_malformed', {
        scenarios: asksSecondFactor,
        steps: [...signIn, useRecoveryCode, ...typeRecoveryCode('K7QF')],
      }),
      clientState('recovery_code_wrong', {
        scenarios: refusesSecondFactor,
        steps: [...signIn, useRecoveryCode, ...typeRecoveryCode('K7QF2-M3XTA')],
      }),
    ],
  },
  {
    id: 'admin',
    path: paths.admin,
    stored,
    calls: [
      call('getLedgerReport'),
      call('countOpenReviews'),
      call('logoutAdmin', { steps: [press(label(admin, t => t.signOut))] }),
    ],
    clientStates: [viewer],
  },
  {
    id: 'adminKybOptions',
    path: paths.adminKybOptions,
    stored,
    calls: [call('listAdminKybOptions'), call('createKybOption', { steps: createOption })],
    clientStates: [
      clientState('create', { steps: [openCreate] }),
      clientState('create_nothing_typed', { steps: [openCreate, openCreate] }),
      clientState('edit', { steps: [press(label(adminOptions, t => t.edit))] }),
      viewer,
    ],
  },
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
  {
    id: 'adminReviews',
    path: paths.adminReviews,
    stored,
    calls: [call('listReviews'), call('decideReview', { steps: [approve, note, approve] })],
    clientStates: [
      clientState('approve', { steps: [approve] }),
      clientState('approve_nothing_typed', { steps: [approve, approve] }),
      clientState('reject', { steps: [press(label(adminReviews, t => t.decide.identity.reject))] }),
      clientState('ask_again', { steps: [press(label(adminReviews, t => t.decide.identity.ask_again))] }),
      viewer,
    ],
  },
  {
    id: 'adminRequests',
    path: paths.adminRequests,
    stored,
    calls: [
      call('listStaffRequests'),
      call('decideStaffRequest', {
        steps: [
          approveRequest,
          fill(
            label(adminRequests, t => t.noteLabel),
            'Wallet is empty, letter seen',
          ),
          approveRequest,
        ],
      }),
    ],
    clientStates: [
      clientState('approve', { steps: [approveRequest] }),
      clientState('reject', { steps: [press(label(adminRequests, t => t.decide.reject))] }),
      clientState('withdraw', {
        scenarios: { listStaffRequests: 'own' },
        steps: [press(label(adminRequests, t => t.decide.withdraw))],
      }),
      clientState('closed_tab', {
        scenarios: { listStaffRequests: 'closed' },
        steps: [press(label(adminRequests, t => t.closed))],
      }),
      viewer,
    ],
  },
  {
    id: 'adminSuspense',
    path: paths.adminSuspense,
    stored,
    calls: [
      call('listSuspenseCredits'),
      call('searchCustomers', { steps: findReceiver }),
      call('requestSuspenseCrediting', { steps: [...chooseReceiver, fillSuspenseReason, askSuspense] }),
      call('requestSuspenseReturn', { steps: [sendBack, fillSuspenseReason, askSuspense] }),
    ],
    clientStates: [
      clientState('credit', { steps: [creditSuspense] }),
      clientState('credit_to_chosen', { steps: chooseReceiver }),
      clientState('credit_to_owner', {
        scenarios: { listSuspenseCredits: 'of_customer' },
        steps: [creditSuspense],
      }),
      clientState('send_back', { steps: [sendBack] }),
      viewer,
    ],
  },
  {
    id: 'adminTransfers',
    path: paths.adminTransfers,
    stored,
    calls: [call('searchTransfers')],
  },
  {
    id: 'adminTransfersUndecided',
    path: adminTransfersPath({ status: 'undecided' }),
    stored,
    calls: [call('searchTransfers')],
  },
  {
    id: 'adminTransfer',
    path: adminTransferPath(ANY_ID),
    stored,
    calls: [
      call('getAdminTransfer'),
      call('requestTransferSettlement', { steps: [endAsPaid, fillSettlementReason, askSettlement] }),
    ],
    clientStates: [
      clientState('paid', { steps: [endAsPaid] }),
      clientState('failed', { steps: [press(label(adminTransfers, t => t.decide.failed))] }),
      viewer,
    ],
  },
  {
    id: 'adminDenyList',
    path: paths.adminDenyList,
    stored,
    calls: [
      call('listDenyList'),
      call('addToDenyList', { steps: [openAdd, typeId('1990800003'), fillDenial, openAdd] }),
      call('removeFromDenyList', { steps: [removeEntry, fillDenial, removeEntry] }),
    ],
    clientStates: [
      clientState('add', { steps: [openAdd] }),
      clientState('add_nothing_typed', { steps: [openAdd, openAdd] }),
      clientState('add_checksum', { steps: [openAdd, typeId('1990800004'), fillDenial, openAdd] }),
      clientState('removed_tab', { steps: [press(label(adminDenyList, t => t.removed))] }),
      clientState('remove', { steps: [removeEntry] }),
      clientState('find_too_short', { steps: findDigits('12') }),
      viewer,
    ],
  },
  { id: 'adminDenyListFound', path: adminDenyListPath('0003'), stored, calls: [call('listDenyList')] },
  { id: 'adminActivity', path: paths.adminActivity, stored, calls: [call('listAdminEvents')] },
  { id: 'adminProviders', path: paths.adminProviders, stored, calls: [call('listProviderHealth')] },
  { id: 'adminNotFound', path: `${paths.admin}/nothing-is-here`, stored },
]
