import { PageHeading } from '#web/layouts/PageHeading.tsx'

export function TransactionsPage() {
  return <PageHeading title="Transactions" />
}
