import { TRANSACTION_COLUMN_LABELS } from '#domain/money/transaction-labels.ts'
import type { TransactionProblem } from '#web/api/generated/plinkAPI.schemas.ts'
import { common } from '#web/messages/common.ts'
import { pager } from '#web/messages/pager.ts'
import { shell } from '#web/messages/shell.ts'
import { transactionCases } from '#web/messages/wallet/transaction-cases.ts'
import { transactions } from '#web/messages/wallet/transactions.ts'
import { dialog, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_ID } from '#web/mock/stored-state.ts'
import { receiptsActions, receiptsControls, transactionReceiptCalls } from '#web/money/receipts/receipts.states.ts'
import { paths, transactionsPath } from '#web/paths.ts'
import { transactionNotes } from './transaction-notes.messages.ts'

/** The counterparty of the examples. */
const PANDA = { en: 'Panda Supermarket', ar: 'أسواق بنده' }

const table = page.find('table', transactions, t => t.list)
const shown = page
  .find('complementary', transactions, t => t.details)
  .or(page.find('dialog', transactions, t => t.details))
const bar = page.all('search').having(page.button(transactions, t => t.download))
const pages = page.find('navigation', pager, t => t.pages)

export const transactionsControls = {
  categoryOf: (name: string) => page.find('combobox', transactionNotes, t => t.categoryOf(name)),
  categoryOfPanda: page.field(transactionNotes, (t, locale) => t.categoryOf(PANDA[locale])),
  ruleForAll: page.button(transactionNotes, t => t.ruleForAll),
  heading: page.heading(transactions, t => t.title),
  inMenu: page.find('navigation', shell, t => t.account).link(shell, t => t.nav.transactions),
  links: table.all('link'),
  link: (referenceId: string) => table.all('link', referenceId),
  row: (text: string) => table.all('row').about(text),
  loading: page.text(common, t => t.loading),
  empty: page.text(transactions, t => t.emptyTitle),
  status: bar.field(transactions, (_, locale) => TRANSACTION_COLUMN_LABELS[locale].status),
  type: bar.field(transactions, (_, locale) => TRANSACTION_COLUMN_LABELS[locale].transactionType),
  search: bar.field(transactions, (_, locale) => TRANSACTION_COLUMN_LABELS[locale].counterparty),
  from: bar.field(transactions, t => t.from),
  filter: bar.button(transactions, t => t.filter, 'exact'),
  clear: bar.button(transactions, t => t.clear),
  download: bar.button(transactions, t => t.download),
  details: shown,
  close: shown.button(common, t => t.close),
  print: shown.button(transactions, t => t.print),
  receipt: page.all('article').with(transactions, t => t.receipt),
  /** The number of the page that is shown. */
  place: pages.selector('[aria-current=page]'),
  pageNumber: (number: number) => pages.link(pager, t => `${t.page} ${number}`, 'exact'),
  previous: pages.link(pager, t => t.previous),
  next: pages.link(pager, t => t.next),
  cursorLost: page.text(pager, t => t.cursorLost),
  subWallet: (name: string) => page.text(pager, t => t.subWallet(name)),
}

const own = page.find('region', transactionNotes, t => t.title)
const problem = page.find('region', transactionCases, t => t.title)

/** The additions of customers to a transaction in its details: a category and a note, receipts, and problems. */
export const transactionNotesControls = {
  category: own.field(transactionNotes, t => t.category),
  note: own.field(transactionNotes, t => t.note),
  save: own.button(transactionNotes, t => t.save),
  saved: own.text(transactionNotes, t => t.saved),
  ...receiptsControls,
  problem,
  reply: problem.field(transactionCases, t => t.reply),
  write: problem.button(transactionCases, t => t.write),
  close: problem.button(transactionCases, t => t.close),
  state: (state: keyof (typeof transactionCases)['en']['states']) =>
    problem.text(transactionCases, t => t.states[state], 'exact'),
  messages: problem.find('list', transactionCases, t => t.messages).all('listitem'),
}
export const transactionNotesActions = {
  ...receiptsActions,
  report: (kind: TransactionProblem, text: string) => [
    press(problem.button(transactionCases, t => t.report)),
    fill(
      dialog.find('combobox', transactionCases, t => t.problem),
      kind,
    ),
    fill(
      dialog.field(transactionCases, t => t.text),
      text,
    ),
    press(dialog.button(transactionCases, t => t.send)),
  ],
}

const REFERENCE = 'PLK8Q3M7X2K9D4TA'
const closeCase = press(transactionNotesControls.close)

const categoryControls = {
  name: page.field(transactionNotes, t => t.name),
  add: page.button(transactionNotes, t => t.add),
  openRename: (name: string) => page.button(transactionNotes, t => t.renameOf(name)),
  rename: page.button(transactionNotes, t => t.rename),
  openRemove: (name: string) => page.button(transactionNotes, t => t.removeOf(name)),
  remove: page.button(transactionNotes, t => t.remove),
  removeRule: page.button(transactionNotes, (t, locale) => t.removeRuleOf(PANDA[locale])),
}

const rename = press(categoryControls.openRename('Salaries'))
const remove = press(categoryControls.openRemove('Salaries'))
const add = press(categoryControls.add)

export const TRANSACTIONS: readonly Screen[] = [
  {
    id: 'transactions',
    path: paths.transactions,
    calls: [
      call('listTransactions'),
      call('exportTransactions', { steps: [press(transactionsControls.download)] }),
      call('createCategoryRule', {
        steps: [fill(transactionsControls.categoryOfPanda, ANY_ID), press(transactionsControls.ruleForAll)],
      }),
    ],
  },
  { id: 'transactionsFiltered', path: transactionsPath({ q: 'mada' }), calls: [call('listTransactions')] },
  {
    id: 'transaction',
    path: `${paths.transactions}?reference=${REFERENCE}`,
    calls: [
      call('getTransaction'),
      call('updateTransaction', {
        steps: [fill(transactionNotesControls.note, 'Office rent of January'), press(transactionNotesControls.save)],
      }),
      call('listTransactionCases'),
      call('reportTransactionProblem', {
        scenarios: { listTransactionCases: 'nothing' },
        steps: transactionNotesActions.report('charged_twice', 'I paid this once'),
      }),
      call('writeToTransactionCase', {
        steps: [fill(transactionNotesControls.reply, 'Here is my receipt'), press(transactionNotesControls.write)],
      }),
      call('closeTransactionCase', { steps: [closeCase, closeCase] }),
      ...transactionReceiptCalls(),
    ],
  },
  {
    id: 'transactionCategories',
    path: paths.transactionCategories,
    calls: [
      call('listTransactionCategories'),
      call('createTransactionCategory', { steps: [fill(categoryControls.name, 'Coffee beans'), add] }),
      call('renameTransactionCategory', { steps: [rename, press(categoryControls.rename)] }),
      call('deleteTransactionCategory', { steps: [remove, press(categoryControls.remove)] }),
      call('listCategoryRules'),
      call('deleteCategoryRule', { steps: [press(categoryControls.removeRule)] }),
    ],
    clientStates: [
      clientState('nothing_typed', { steps: [add] }),
      clientState('rename', { steps: [rename] }),
      clientState('remove', { steps: [remove] }),
    ],
  },
]
