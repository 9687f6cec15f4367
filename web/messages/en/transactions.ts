import type { TransactionFailure } from '#web/api/generated/model/index.ts'
import { plural } from '../plural.ts'

const failure: Record<TransactionFailure, string> = {
  insufficient_funds: 'The available balance was too low.',
  limit_exceeded: 'It would have exceeded a limit of your wallet.',
  wallet_inactive: 'The wallet was inactive.',
  released: 'It was not completed, and the amount on hold was released.',
}

export const transactions = {
  title: 'Transactions',
  lead: 'Times are in Riyadh time.',
  list: 'Transactions, newest first',
  results: (count: number, page: number) =>
    `${plural('en', count, { one: '# transaction', other: '# transactions' })}, page ${page}`,
  filters: 'Filters',
  filtersSet: (count: number) => plural('en', count, { one: '# filter set', other: '# filters set' }),
  searchHelp: 'Name or reference ID',
  topUpFilter: 'Wallet Top_Up',
  all: 'All',
  from: 'From',
  to: 'To',
  filter: 'Filter',
  clear: 'Clear',
  download: 'Download',
  downloading: 'Downloading…',
  emptyTitle: 'No transactions yet',
  emptyText: 'Top-ups, payments and transfers will be listed here, newest first. Top up your wallet to begin.',
  emptySubWallet: 'Transactions of this sub-wallet will be listed here, newest first.',
  topUp: 'Top up',
  nothingTitle: 'No transactions match',
  nothingText: 'Try other filters, or clear them to see everything.',
  details: 'Transaction details',
  print: 'Print',
  failure,
  pending: 'The amount is on hold.',
  seeOnHold: 'See why and until when',
  reversalOf: 'Reversal of',
  reversedBy: 'Reversed by',
  notFound: 'We could not find this transaction',
  notFoundText: 'Check the reference ID, or choose a transaction from the list.',
  receipt: 'Transaction receipt',
  printedOn: (moment: string) => `Printed on ${moment}`,
}
