import { useTransactionLabels } from './use-transaction-labels.ts'

const COLUMN = 'px-0 ps-4 py-3 text-start font-semibold last:pe-4'

/** Cards need no column heads to be understood; they stay for whoever has a card read out. */
export function TransactionHead() {
  const { columns: t } = useTransactionLabels()
  return (
    <thead className="sr-only text-muted @3xl:not-sr-only @3xl:table-header-group">
      <tr className="@3xl:border-b @3xl:border-line">
        <th className={COLUMN}>{t.referenceId}</th>
        <th className={COLUMN}>{t.status}</th>
        <th className={COLUMN}>{t.currency}</th>
        <th className={`${COLUMN} text-end`}>{t.amount}</th>
        <th className={COLUMN}>{t.transactionType}</th>
        <th className={COLUMN}>{t.time}</th>
        <th className={COLUMN}>{t.date}</th>
      </tr>
    </thead>
  )
}
