import { transferBatches } from '#web/features/transfer-batches/transfer-batches.messages.ts'
import { transfer } from '#web/messages/transfer.ts'
import { transfers } from '#web/messages/transfers.ts'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { call, clientState, fill, label, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_CODE, ANY_ID, issuedCode } from '#web/mock/stored-state.ts'
import { paths, transferBatchPath, transferPath, transferReceiptPath } from '#web/paths.ts'

const stored = { signedIn: true }
const next = press(label(transfer, t => t.next))
const enterCode = [
  fill(
    label(walletOtp, t => t.label),
    ANY_CODE,
  ),
]
const customer = {
  kind: 'customer',
  id: 'c2VhbGVkIHJlY2lwaWVudA',
  name: 'Sa*** E*** Services',
  nameArabic: 'سد*** ل*** الفعاليات',
  crEnding: '0021',
}
const beneficiary = { kind: 'beneficiary', id: ANY_ID, name: 'Riyadh Supplies Co.', iban: 'SA8280608010000000000002' }
const form = { payee: customer, amount: '200', purpose: 'expenses_services', note: '', subWallet: '', when: 'now' }
const later = { ...form, when: 'monthly', startsOn: '2026-02-01' }
const waiting = () => ({
  transferId: ANY_ID,
  ...issuedCode(),
  available: 232_000,
  left: { balance: 212_000, today: 152_000, thisMonth: 4_952_000 },
  warnings: ['first_payment'],
})
const draft = { getTransfer: 'draft' }

export const TRANSFERS: readonly Screen[] = [
  { id: 'transfer', path: paths.transfer, stored, calls: [call('listTransfers')] },
  {
    id: 'transferBeneficiary',
    path: paths.transfer,
    stored,
    locationState: () => ({ screen: 'beneficiary' }),
    calls: [call('listBeneficiaries')],
  },
  {
    id: 'transferCustomer',
    path: paths.transfer,
    stored,
    locationState: () => ({ screen: 'customer' }),
    calls: [
      call('findRecipient', {
        steps: [
          fill(
            label(transfer, t => t.number),
            '0500000021',
          ),
          next,
        ],
      }),
    ],
    clientStates: [
      clientState('nothing_typed', { steps: [next] }),
      clientState('again', { locationState: () => ({ screen: 'customer', again: customer.name }) }),
    ],
  },
  {
    id: 'transferAmount',
    path: paths.transfer,
    stored,
    locationState: () => ({ screen: 'amount', form }),
    calls: [call('createTransfer', { steps: [next] })],
    clientStates: [
      clientState('nothing_typed', {
        locationState: () => ({ screen: 'amount', form: { payee: beneficiary } }),
        steps: [next],
      }),
      clientState('later', { locationState: () => ({ screen: 'amount', form: later }) }),
      clientState('sub_wallet_closed', {
        locationState: () => ({ screen: 'amount', form: { ...form, subWallet: '000000000000' } }),
      }),
    ],
  },
  {
    id: 'transferReview',
    path: paths.transfer,
    stored,
    locationState: () => ({ screen: 'review', form, waiting: waiting() }),
    scenarios: draft,
    calls: [call('getTransfer')],
    clientStates: [
      clientState('every_warning', {
        locationState: () => ({
          screen: 'review',
          form,
          waiting: {
            ...waiting(),
            available: 0,
            left: undefined,
            warnings: ['first_payment', 'name_not_checked', 'unusual_amount'],
          },
        }),
      }),
    ],
  },
  {
    id: 'transferCode',
    path: paths.transfer,
    stored,
    locationState: () => ({ screen: 'code', form, waiting: waiting() }),
    scenarios: draft,
    calls: [
      call('confirmTransfer', { steps: enterCode }),
      call('resendTransferCode', { steps: [press(label(walletOtp, t => t.resend))] }),
    ],
  },
  {
    id: 'transferResult',
    path: paths.transfer,
    stored,
    locationState: () => ({ screen: 'done', transferId: ANY_ID }),
    calls: [call('getTransfer')],
  },
  { id: 'transfers', path: paths.transfers, stored, calls: [call('listTransfers')] },
  {
    id: 'transfersFiltered',
    path: `${paths.transfers}?state=paid`,
    stored,
    calls: [call('listTransfers')],
  },
  {
    id: 'transferDetails',
    path: transferPath(ANY_ID),
    stored,
    calls: [
      call('getTransfer'),
      call('cancelTransfer', {
        scenarios: draft,
        steps: [press(label(transfers, t => t.cancel)), press(label(transfers, t => t.cancelConfirm))],
      }),
    ],
    clientStates: [
      clientState('cancel', {
        scenarios: draft,
        steps: [press(label(transfers, t => t.cancel))],
      }),
    ],
  },
  {
    id: 'transferReceipt',
    path: transferReceiptPath(ANY_ID),
    stored,
    calls: [call('getTransfer'), call('getTransferReceipt', { steps: [press(label(transfers, t => t.download))] })],
  },
  {
    id: 'transferFile',
    path: paths.transferFile,
    stored,
    calls: [
      call('listTransferBatches'),
      call('createTransferBatch', {
        steps: [
          fill(
            label(transferBatches, t => t.orPaste),
            'iban,amount,purpose\nSA5580608010000000000003,200.00,payroll_benefits\n',
          ),
          press(label(transferBatches, t => t.check)),
        ],
      }),
    ],
    clientStates: [clientState('nothing_chosen', { steps: [press(label(transferBatches, t => t.check))] })],
  },
  {
    id: 'transferBatch',
    path: transferBatchPath(ANY_ID),
    stored,
    calls: [
      call('getTransferBatch'),
      call('sendTransferBatchCode', { steps: [press(label(transferBatches, t => t.confirm))] }),
      call('cancelTransferBatch', { steps: [press(label(transferBatches, t => t.cancel))] }),
    ],
  },
  {
    id: 'transferBatchCode',
    path: transferBatchPath(ANY_ID),
    stored,
    locationState: () => ({ sent: issuedCode() }),
    calls: [call('confirmTransferBatch', { steps: enterCode })],
  },
  {
    id: 'transferSchedules',
    path: paths.transferSchedules,
    stored,
    calls: [
      call('listTransferSchedules'),
      call('cancelTransferSchedule', {
        steps: [
          press(label(transfers, t => t.cancelScheduleOf('Sa*** E*** Services'))),
          press(label(transfers, t => t.cancelScheduleConfirm)),
        ],
      }),
    ],
  },
]
