import { receipts } from '#web/features/transactions/receipts/receipts.messages.ts'
import { transactionNotes } from '#web/features/transactions/transaction-notes.messages.ts'
import { files } from '#web/messages/files.ts'
import { transactionCases } from '#web/messages/transaction-cases.ts'
import { transactions } from '#web/messages/transactions.ts'
import { attach, call, clientState, fill, label, press, type Screen } from '#web/mock/screen-definition.ts'
import { paths, transactionsPath } from '#web/paths.ts'

const stored = { signedIn: true }
const REFERENCE = 'PLK8Q3M7X2K9D4TA'
const rename = press(label(transactionNotes, t => t.renameOf('Salaries')))
const remove = press(label(transactionNotes, t => t.removeOf('Salaries')))
const pdf = (name: 'removeOf' | 'downloadOf') =>
  press(locale => receipts[locale][name](files[locale].types['application/pdf']))
const removeReceipt = pdf('removeOf')
const report = press(label(transactionCases, t => t.report))
const closeCase = press(label(transactionCases, t => t.close))
const chooseProblem = fill(
  label(transactionCases, t => t.problem),
  'charged_twice',
)
const fillProblem = fill(
  label(transactionCases, t => t.text),
  'I paid this once',
)
const add = press(label(transactionNotes, t => t.add))

export const TRANSACTIONS: readonly Screen[] = [
  {
    id: 'transactions',
    path: paths.transactions,
    stored,
    calls: [
      call('listTransactions'),
      call('exportTransactions', { steps: [press(label(transactions, t => t.download))] }),
    ],
  },
  {
    id: 'transactionsFiltered',
    path: transactionsPath({ q: 'mada' }),
    stored,
    calls: [call('listTransactions')],
  },
  {
    id: 'transaction',
    path: `${paths.transactions}?reference=${REFERENCE}`,
    stored,
    calls: [
      call('getTransaction'),
      call('updateTransaction', {
        steps: [
          fill(
            label(transactionNotes, t => t.note),
            'Office rent of January',
          ),
          press(label(transactionNotes, t => t.save)),
        ],
      }),
      call('listTransactionCases'),
      call('reportTransactionProblem', {
        scenarios: { listTransactionCases: 'nothing' },
        steps: [report, chooseProblem, fillProblem, press(label(transactionCases, t => t.send))],
      }),
      call('writeToTransactionCase', {
        steps: [
          fill(
            label(transactionCases, t => t.reply),
            'Here is my receipt',
          ),
          press(label(transactionCases, t => t.write)),
        ],
      }),
      call('closeTransactionCase', { steps: [closeCase, closeCase] }),
      call('listReceipts'),
      call('uploadReceipt', {
        steps: [
          attach(
            label(receipts, t => t.attach),
            '%PDF-1.7',
          ),
        ],
      }),
      call('downloadReceipt', { steps: [pdf('downloadOf')] }),
      call('deleteReceipt', { steps: [removeReceipt, press(label(receipts, t => t.remove))] }),
    ],
  },
  {
    id: 'transactionCategories',
    path: paths.transactionCategories,
    stored,
    calls: [
      call('listTransactionCategories'),
      call('createTransactionCategory', {
        steps: [
          fill(
            label(transactionNotes, t => t.name),
            'Coffee beans',
          ),
          add,
        ],
      }),
      call('renameTransactionCategory', { steps: [rename, press(label(transactionNotes, t => t.rename))] }),
      call('deleteTransactionCategory', { steps: [remove, press(label(transactionNotes, t => t.remove))] }),
    ],
    clientStates: [
      clientState('nothing_typed', { steps: [add] }),
      clientState('rename', { steps: [rename] }),
      clientState('remove', { steps: [remove] }),
    ],
  },
]
