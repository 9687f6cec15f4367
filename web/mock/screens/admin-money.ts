import { adminTopUps } from '#web/features/admin-money/top-ups/admin-top-ups.messages.ts'
import { adminTransfers } from '#web/features/admin-money/transfers/admin-transfers.messages.ts'
import { adminReconciliation } from '#web/features/admin-reconciliation/admin-reconciliation.messages.ts'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { adminExceptions } from '#web/messages/admin-exceptions.ts'
import { adminMoney } from '#web/messages/admin-money.ts'
import { adminRequests } from '#web/messages/admin-requests.ts'
import { adminSuspense } from '#web/messages/admin-suspense.ts'
import { transactionCases } from '#web/messages/transaction-cases.ts'
import { attach, call, clientState, fill, label, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_ID } from '#web/mock/stored-state.ts'
import { adminTopUpPath, adminTransferPath, adminTransfersPath, paths } from '#web/paths.ts'
import { stored, viewer } from './admin.ts'

const approveRequest = press(label(adminRequests, t => t.decide.approve))
const openUnlock = press(label(adminRequests, t => t.unlock))
const fillUnlock = [
  fill(
    label(adminRequests, t => t.emailLabel),
    'huda@plink.example',
  ),
  fill(
    label(adminCustomers, t => t.reasonLabel),
    'Locked out on a new laptop, called from her own phone',
  ),
]
const askUnlock = press(label(adminRequests, t => t.ask))
const endAsPaid = press(label(adminTransfers, t => t.decide.paid))
const askSettlement = press(label(adminMoney, t => t.ask))
const fillSettlementReason = fill(
  label(adminMoney, t => t.reason),
  'The bank confirmed the payment by phone',
)
const ofSettled = { scenarios: { getAdminTopUp: 'settled' } }
const recordDispute = press(label(adminTopUps, t => t.recordDispute))
const askDispute = press(label(adminMoney, t => t.ask))
const fillDisputeReason = fill(
  label(adminMoney, t => t.reason),
  'The card provider has reported a dispute',
)
const answer = press(label(transactionCases, t => t.answer))
const fillAnswer = fill(
  label(transactionCases, t => t.answerLabel),
  'We have asked the shop',
)
const resolveException = press(label(adminExceptions, t => t.resolve))
const fillResolution = fill(
  label(adminExceptions, t => t.noteLabel),
  'The provider corrected the amount',
)
const creditSuspense = press(label(adminSuspense, t => t.credit))
const sendBack = press(label(adminSuspense, t => t.sendBack))
const creditTopUp = press(label(adminSuspense, t => t.creditTopUp))
const refundTopUp = press(label(adminSuspense, t => t.refund))
const askSuspense = press(label(adminMoney, t => t.ask))
const fillSuspenseReason = fill(
  label(adminMoney, t => t.reason),
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

const explainDifference = press(label(adminReconciliation, t => t.resolve.explained))
const askResolution = press(label(adminMoney, t => t.ask))
const fillResolutionReason = fill(
  label(adminMoney, t => t.reason),
  'The provider corrects it tomorrow',
)

export const ADMIN_MONEY: readonly Screen[] = [
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
      call('requestStaffUnlock', { steps: [openUnlock, ...fillUnlock, askUnlock] }),
    ],
    clientStates: [
      clientState('approve', { steps: [approveRequest] }),
      clientState('reject', { steps: [press(label(adminRequests, t => t.decide.reject))] }),
      clientState('withdraw', {
        scenarios: { listStaffRequests: 'own' },
        steps: [press(label(adminRequests, t => t.decide.withdraw))],
      }),
      clientState('unlock', { steps: [openUnlock] }),
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
      call('listSuspendedTopUps'),
      call('requestTopUpCrediting', { steps: [creditTopUp, fillSuspenseReason, askSuspense] }),
      call('requestTopUpRefund', { steps: [refundTopUp, fillSuspenseReason, askSuspense] }),
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
      clientState('refund', { steps: [refundTopUp] }),
      viewer,
    ],
  },
  {
    id: 'adminExceptions',
    path: paths.adminExceptions,
    stored,
    calls: [
      call('listMoneyExceptions'),
      call('resolveMoneyException', { steps: [resolveException, fillResolution, resolveException] }),
    ],
    clientStates: [clientState('resolve', { steps: [resolveException] }), viewer],
  },
  {
    id: 'adminReconciliation',
    path: paths.adminReconciliation,
    stored,
    calls: [
      call('listReconciliationDifferences'),
      call('getReconciliation'),
      call('listReconciliationFiles', { steps: [press(label(adminReconciliation, t => t.files))] }),
      call('importReconciliationFile', {
        steps: [
          attach(
            label(adminReconciliation, t => t.upload),
            'payment_id,given_id,amount,currency,kind,time',
          ),
        ],
      }),
      call('requestDifferenceResolution', { steps: [explainDifference, fillResolutionReason, askResolution] }),
    ],
    clientStates: [
      clientState('suspense', { steps: [press(label(adminReconciliation, t => t.resolve.suspense))] }),
      clientState('resolved_tab', {
        scenarios: { listReconciliationDifferences: 'resolved' },
        steps: [press(label(adminReconciliation, t => t.resolved))],
      }),
      viewer,
    ],
  },
  {
    id: 'adminReportedProblems',
    path: paths.adminReportedProblems,
    stored,
    calls: [
      call('listReportedProblems'),
      call('answerTransactionCase', { steps: [answer, fillAnswer, press(label(transactionCases, t => t.send))] }),
    ],
    clientStates: [clientState('answer', { steps: [answer] }), viewer],
  },
  {
    id: 'adminTopUps',
    path: paths.adminTopUps,
    stored,
    calls: [call('searchTopUps')],
  },
  {
    id: 'adminTopUp',
    path: adminTopUpPath(ANY_ID),
    stored,
    calls: [
      call('getAdminTopUp'),
      call('requestTopUpDispute', { ...ofSettled, steps: [recordDispute, fillDisputeReason, askDispute] }),
    ],
    clientStates: [clientState('dispute', { ...ofSettled, steps: [recordDispute] }), viewer],
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
]
