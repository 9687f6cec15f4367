import { useErrorText } from '#web/api/error-text.ts'
import { useListCustomerTransactions } from '#web/api/generated/admin.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomerFacts } from '#web/messages/admin-customer-facts.ts'
import { adminTransactionsPath } from '#web/paths.ts'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { RowsSkeleton } from '#web/ui/Rows.tsx'
import { PanelSection } from './PanelSection.tsx'
import { TransactionTable } from './TransactionTable.tsx'

const SHOWN = 5

/** The newest transactions of the main wallet, with a link to all. */
export function LatestTransactions({ customerId }: { customerId: string }) {
  const t = useTexts(adminCustomerFacts)
  const errorText = useErrorText()
  const { data, error, refetch } = useListCustomerTransactions(customerId, { limit: SHOWN })
  const all = <TextLink to={adminTransactionsPath(customerId)}>{t.allTransactions}</TextLink>
  return (
    <PanelSection title={t.transactionsTitle} action={all}>
      {error && !data ? <LoadFailed text={errorText(error)} onTryAgain={refetch} /> : null}
      {data || error ? null : <RowsSkeleton count={3} />}
      {data && data.items.length === 0 ? <p className="text-sm text-muted">{t.noTransactions}</p> : null}
      {data && data.items.length > 0 ? <TransactionTable transactions={data.items} /> : null}
    </PanelSection>
  )
}
