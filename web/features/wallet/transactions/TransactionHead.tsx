import { MONEY_ALIGNED } from '../money-aligned.ts'
import { useTransactionLabels } from './use-transaction-labels.ts'

const COLUMN = 'py-3 ps-4 font-semibold last:pe-4'
const WORDS = `${COLUMN} text-start`

/** Cards need no column heads to be understood; they stay for whoever has a card read out. */
export function TransactionHead() {
  const { columns: t } = useTransactionLabels()
  return (
    <thead className="sr-only text-muted @3xl:not-sr-only @3xl:table-header-group">
      <tr className="@3xl:border-b @3xl:border-line">
        <th className={WORDS}>{t.referenceId}</th>
        <th className={WORDS}>{t.status}</th>
        <th className={WORDS}>{t.currency}</th>
        <th className={`${COLUMN} pe-4 ${MONEY_ALIGNED}`}>{t.amount}</th>
        <th className={WORDS}>{t.transactionType}</th>
        <th className={WORDS}>{t.time}</th>
        <th className={WORDS}>{t.date}</th>
      </tr>
    </thead>
  )
}
