import { PageHeading } from '#web/layouts/PageHeading.tsx'

export function WalletPage() {
  return <PageHeading title="Wallet Management" />
}
